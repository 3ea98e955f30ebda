import { ProblemError } from '@fanfare/contract/client'
import { useState } from 'react'
import { showToast } from '../../ui/feedback/toast-store.ts'

interface Keeping<Value> {
  /** Sends it, and puts what was kept where `kept` comes from. */
  readonly keep: (value: Value) => Promise<unknown>
  /** What is said when it could not be kept. */
  readonly sorry: (why: string, wanted: Value) => string
}

/**
 * A choice without a button to save it: it shows with the press, and goes back, with words, when it
 * could not be kept. The press is held here, since what the cache hears is drawn a task later, and
 * the browser would have put the control back before that.
 */
export const useKeptAtOnce = <Value>(kept: Value, { keep, sorry }: Keeping<Value>) => {
  const [press, setPress] = useState<{ readonly value: Value; readonly over: Value }>()
  const choose = async (value: Value) => {
    setPress({ value, over: kept })
    try {
      await keep(value)
    } catch (error) {
      setPress(undefined)
      if (!(error instanceof ProblemError)) throw error
      showToast(sorry(error.problem.detail, value), { tone: 'bad' })
    }
  }
  // Once another value is kept, it is that one, from wherever it came, and the press is over: kept
  // elsewhere as it was before, it would otherwise show again.
  if (press && press.over !== kept) setPress(undefined)
  return [press ? press.value : kept, (value: Value) => void choose(value)] as const
}
