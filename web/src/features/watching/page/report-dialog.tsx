import type { ContentId, RequestOf, Routes } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { failureOf } from '../../../core/api/failure.tsx'
import { afterCommand, toastSuccess } from '../../../core/api/toast-result.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'

type Reason = RequestOf<Routes['reportContent']>['body']['reason']

const reasons: readonly { value: Reason; label: string; hint: string }[] = [
  {
    value: 'rights',
    label: 'Copyright infringement',
    hint: 'It uses someone else’s work without permission.',
  },
  { value: 'sexual', label: 'Sexual content', hint: 'Not allowed on Fanfare.' },
  { value: 'violence', label: 'Violence', hint: 'It shows or encourages violence.' },
  { value: 'hate', label: 'Hate speech', hint: 'It attacks people for who they are.' },
  { value: 'scam', label: 'Scam or fraud', hint: 'It tries to trick people out of money or data.' },
  { value: 'other', label: 'Something else', hint: 'Tell us more below.' },
]

type Props = { contentId: ContentId; onClose: () => void }

export function ReportDialog({ contentId, onClose }: Props) {
  const report = useCommand('reportContent')
  const [reason, setReason] = useState<Reason>('rights')
  const [details, setDetails] = useState('')
  const tooLong = details.length > limits.reportDetails
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (tooLong) return
    void afterCommand(report.run({ params: { id: contentId }, body: { reason, details } }), () => {
      toastSuccess('Thanks for your report. Our moderators will review it.')
      onClose()
    })
  }
  return (
    <FormDialog
      title="Report this post"
      description="Only our moderators can see who sent a report. The creator can’t."
      submit="Send report"
      busy={report.isPending}
      {...failureOf(report.error, 'Your report wasn’t sent')}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioCards
        legend="What’s wrong with it?"
        name="reason"
        options={reasons}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value as Reason)}
      />
      <TextArea
        label="Details"
        optional
        limit={limits.reportDetails}
        value={details}
        error={
          tooLong ? `Use ${limits.reportDetails.toLocaleString()} characters or fewer` : undefined
        }
        onChange={(event) => setDetails(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
