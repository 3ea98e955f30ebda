import type { ContentId, RequestOf, Routes } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../core/api/api.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

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
    report.mutate(
      { params: { id: contentId }, body: { reason, details } },
      {
        onSuccess: () => {
          showToast('Thanks for your report. Our moderators will review it.', { tone: 'good' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report this post"
      description="Only our moderators can see who sent a report. The creator can’t."
      firm={report.isPending}
      actions={
        <FormActions form="report" busy={report.isPending} onClose={onClose}>
          Send report
        </FormActions>
      }
    >
      <form id="report" className={layout.stack16} onSubmit={send}>
        {report.error && (
          <FormError title="Your report wasn’t sent">{report.error.problem.detail}</FormError>
        )}
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
      </form>
    </Dialog>
  )
}
