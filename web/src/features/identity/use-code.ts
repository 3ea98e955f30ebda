import type { Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { useEffect, useRef, useState } from 'react'

export type Outcome = {
  onDone: () => Promise<void>
  onWrong: () => void
  onExpired: () => void
}

/** What a code from the app and a recovery code have in common. */
export const useCode = (send: (code: string) => Promise<unknown>, outcome: Outcome) => {
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [problem, setProblem] = useState<Problem | null>(null)
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const change = (typed: string) => {
    setCode(typed)
    setWrong(undefined)
  }
  const refuse = (message: string) => {
    setWrong(message)
    input.current?.focus()
  }

  const fail = (error: unknown) => {
    if (!(error instanceof ProblemError)) throw error
    const { code: reason, detail } = error.problem
    if (reason === 'auth.second-factor-expired') return outcome.onExpired()
    if (reason !== 'auth.wrong-code') return setProblem(error.problem)
    outcome.onWrong()
    setCode('')
    refuse(detail)
  }

  const submit = async (typed: string) => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      await send(typed)
      await outcome.onDone()
    } catch (error) {
      fail(error)
    } finally {
      setBusy(false)
    }
  }

  return { code, change, wrong, refuse, problem, busy, submit, input }
}
