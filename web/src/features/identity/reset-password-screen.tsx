import { useState } from 'react'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { BrokenLink } from './broken-link.tsx'
import { PasswordChanged } from './password-changed.tsx'
import { ResetPasswordStep } from './reset-password-step.tsx'

type State = 'asking' | 'expired' | 'done'

export function ResetPasswordScreen() {
  useTitle('Choose a new password')
  const token = useSearchParam<'/reset-password'>('token')
  const [state, setState] = useState<State>('asking')
  if (!token) return <BrokenLink what="password" why="incomplete" />
  if (state === 'expired') return <BrokenLink what="password" why="expired" follows />
  if (state === 'done') return <PasswordChanged />
  return (
    <ResetPasswordStep
      token={token}
      onDone={() => setState('done')}
      onExpired={() => setState('expired')}
    />
  )
}
