import { KeyRound } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Step } from './step.tsx'

export function PasswordChanged() {
  return (
    <Step
      follows
      icon={<KeyRound size={24} />}
      tone="good"
      title="Your password is changed"
      lead="Every device was signed out, this one too. Sign in with the new password."
    >
      <Button variant="primary" size="lg" wide href="/login">
        Sign In
      </Button>
    </Step>
  )
}
