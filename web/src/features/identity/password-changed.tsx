import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/form/button.tsx'
import { Step } from './step.tsx'

export function PasswordChanged() {
  return (
    <Step
      follows
      icon={<KeyRound size={24} />}
      tone="good"
      title="Password changed"
      lead="All devices were signed out, including this one. Sign in with your new password."
    >
      <Button variant="primary" size="lg" wide href="/login">
        Sign In
      </Button>
    </Step>
  )
}
