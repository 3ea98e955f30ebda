import { MailWarning } from 'lucide-react'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useResend } from '../../identity/index.ts'

type Props = { onRetry: () => void; retrying: boolean }

export function ConfirmFirst({ onRetry, retrying }: Props) {
  const { send, sending, sent, failure } = useResend()
  return (
    <EmptyState
      level={1}
      icon={<MailWarning size={24} />}
      title="Confirm your email first"
      action={
        <>
          <Button variant="primary" loading={retrying} onClick={onRetry}>
            I’ve confirmed it
          </Button>
          <Button variant="outline" loading={sending} onClick={send}>
            Resend link
          </Button>
        </>
      }
    >
      We send receipts to your email, so we need to know it’s yours. Open the link in your inbox,
      then come back here. You haven’t been charged.
      <span role="status">
        {sent && ' We sent you a new link.'}
        {failure && ` ${failure}`}
      </span>
    </EmptyState>
  )
}
