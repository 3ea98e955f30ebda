import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { Step } from './step.tsx'

type Props = {
  what: 'password' | 'email'
  why: 'incomplete' | 'expired'
  follows?: boolean
  children?: ReactNode
}

const titles = {
  incomplete: 'This link is incomplete',
  expired: 'This link no longer works',
}
const reasons = {
  incomplete:
    'Part of the link is missing. Open it from your email again, or paste the whole link into the address bar.',
  expired: 'It expired, was already used, or was replaced by a newer one.',
}
const kept = {
  password: 'Your password hasn’t changed.',
  email: 'Your account hasn’t changed.',
}

export function BrokenLink({ what, why, follows = false, children }: Props) {
  return (
    <Step
      follows={follows}
      icon={<Unlink size={24} />}
      tone="bad"
      title={titles[why]}
      lead={`${reasons[why]} ${kept[what]}`}
    >
      {what === 'password' ? (
        <Button variant="primary" size="lg" wide href="/forgot-password">
          Get a new link
        </Button>
      ) : (
        children
      )}
    </Step>
  )
}
