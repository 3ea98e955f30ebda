import { useState } from 'react'
import { go } from '../../core/navigation/app-link.tsx'
import { useTitle } from '../../core/navigation/use-title.ts'
import { takeSession } from '../../core/session/session.ts'
import { CheckInbox } from './check-inbox.tsx'
import { keptNext } from './kept-next.ts'
import { RegisterStep } from './register-step.tsx'
import { useArrive } from './use-arrive.ts'

export function RegisterScreen() {
  const { next } = useArrive()
  const [registered, setRegistered] = useState<string | null>(null)
  useTitle(registered ? 'Check your inbox' : 'Create account')
  if (registered) return <CheckInbox email={registered} onContinue={() => go(next)} />
  return (
    <RegisterStep
      next={next}
      onDone={async (email) => {
        setRegistered(email)
        keptNext.keep(next)
        await takeSession()
      }}
    />
  )
}
