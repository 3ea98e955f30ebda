import { Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Step } from './step.tsx'

type Props = {
  what: 'password' | 'email'
  why: 'incomplete' | 'expired'
  follows?: boolean
  children?: ReactNode
}

const titles = {
  incomplete: 'This link is not complete',
  expired: 'This link does not work any more',
}
const reasons = {
  incomplete:
    'Part of the address is missing. Open it from the mail again, or copy all of it into the address bar.',
  expired: 'It has expired, was already used, or a newer one was sent.',
}
const kept = {
  password: 'Your password is as it was.',
  email: 'Nothing about your account has changed.',
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
          Ask for a new link
        </Button>
      ) : (
        children
      )}
    </Step>
  )
}
