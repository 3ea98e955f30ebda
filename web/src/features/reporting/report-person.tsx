import type { AccountId, ConversationId, MessageId, PersonReport } from '@fanfare/contract'
import { useCommand } from '../../core/api/api.ts'
import { ReportDialog } from './report-dialog.tsx'

const reasons = [
  { value: 'spam', label: 'Spam', hint: 'Unwanted ads or the same message again and again.' },
  { value: 'harassment', label: 'Harassment', hint: 'It threatens, insults or pressures someone.' },
  { value: 'scam', label: 'Scam or fraud', hint: 'It tries to trick people out of money or data.' },
  { value: 'sexual', label: 'Sexual content', hint: 'Not allowed on Fanfare.' },
  { value: 'violence', label: 'Violence', hint: 'It shows or encourages violence.' },
  { value: 'hate', label: 'Hate speech', hint: 'It attacks people for who they are.' },
  { value: 'other', label: 'Something else', hint: 'Tell us more below.' },
] as const satisfies readonly { value: PersonReport['reason']; label: string; hint: string }[]

type PersonProps = {
  person: { readonly id: AccountId; readonly displayName: string }
  /** Of the two, whose last messages go with it. */
  conversationId?: ConversationId
  onClose: () => void
}

export function ReportPerson({ person, conversationId, onClose }: PersonProps) {
  const report = useCommand('reportPerson')
  const shared = conversationId
    ? ' Our moderators also get a copy of the last messages in this conversation.'
    : ''
  return (
    <ReportDialog
      title={`Report ${person.displayName}`}
      description={`They won’t know that you reported them.${shared}`}
      legend="What’s wrong?"
      reasons={reasons}
      onSend={(said) =>
        report.run({ params: { id: person.id }, body: { ...said, conversationId } })
      }
      onClose={onClose}
    />
  )
}

type MessageProps = { messageId: MessageId; onClose: () => void }

export function ReportMessage({ messageId, onClose }: MessageProps) {
  const report = useCommand('reportMessage')
  return (
    <ReportDialog
      title="Report this message"
      description="They won’t know that you reported it. Our moderators get a copy of it and of up to 10 messages before it."
      legend="What’s wrong with it?"
      reasons={reasons}
      onSend={(body) => report.run({ params: { id: messageId }, body })}
      onClose={onClose}
    />
  )
}
