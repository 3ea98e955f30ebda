import { MailWarning } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useResend } from '../../identity/index.ts'

type Props = { onRetry: () => void; retrying: boolean }

export function ConfirmFirst({ onRetry, retrying }: Props) {
  const { send, sending, sent, failure } = useResend()
  return (
    <EmptyState
      level={1}
      icon={<MailWarning size={24} />}
      title="Confirm your e-mail first"
      action={
        <>
          <Button variant="primary" loading={retrying} onClick={onRetry}>
            I have confirmed it
          </Button>
          <Button variant="outline" loading={sending} onClick={send}>
            Send the link again
          </Button>
        </>
      }
    >
      Receipts go there, so we need to know that it is yours. Open the link in your inbox, then come
      back here. Nothing was charged.
      <span role="status">
        {sent && ' A new link is on its way.'}
        {failure && ` ${failure}`}
      </span>
    </EmptyState>
  )
}
