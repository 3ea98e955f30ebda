import type { ContentId } from '@fanfare/contract'
import { useCommand } from '../../core/api/api.ts'
import { ReportDialog } from './report-dialog.tsx'

type Props = { contentId: ContentId; onClose: () => void }

export function ReportContent({ contentId, onClose }: Props) {
  const report = useCommand('reportContent')
  return (
    <ReportDialog
      title="Report this post"
      description="Only our moderators can see who sent a report. The creator can’t."
      legend="What’s wrong with it?"
      reasons={[
        {
          value: 'rights',
          label: 'Copyright infringement',
          hint: 'It uses someone else’s work without permission.',
        },
        { value: 'sexual', label: 'Sexual content', hint: 'Not allowed on Fanfare.' },
        { value: 'violence', label: 'Violence', hint: 'It shows or encourages violence.' },
        { value: 'hate', label: 'Hate speech', hint: 'It attacks people for who they are.' },
        {
          value: 'scam',
          label: 'Scam or fraud',
          hint: 'It tries to trick people out of money or data.',
        },
        { value: 'other', label: 'Something else', hint: 'Tell us more below.' },
      ]}
      onSend={(body) => report.run({ params: { id: contentId }, body })}
      onClose={onClose}
    />
  )
}
