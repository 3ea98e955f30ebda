import { MailCheck, MailOpen } from 'lucide-react'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Resend } from './resend.tsx'
import { Step } from './step.tsx'

type Props = { email: string; onContinue: () => void }

export function CheckInbox({ email, onContinue }: Props) {
  const viewer = useViewer()
  const proceed = (
    <Button variant="primary" size="lg" wide onClick={onContinue}>
      Continue
    </Button>
  )
  if (viewer?.emailVerified) {
    return (
      <Step
        key="confirmed"
        follows
        icon={<MailCheck size={24} />}
        tone="good"
        title="Your email is confirmed"
        lead="You’re all set."
      >
        {proceed}
      </Step>
    )
  }
  return (
    <Step
      follows
      icon={<MailOpen size={24} />}
      title="Check your inbox"
      lead={
        <>
          Your account is ready. We sent a link to <strong>{email}</strong>. Open it to confirm your
          email. You’ll need to do this before you pay or publish.
        </>
      }
    >
      <div className={layout.stack12}>
        {proceed}
        <Resend email={email} variant="ghost" />
      </div>
    </Step>
  )
}
