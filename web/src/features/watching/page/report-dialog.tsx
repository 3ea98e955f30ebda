import type { ContentId, RequestOf, Routes } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../app/api.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { showToast } from '../../../ui/toast-store.ts'
import styles from './report-dialog.module.css'

type Reason = RequestOf<Routes['reportContent']>['body']['reason']

const reasons: readonly { value: Reason; label: string; hint: string }[] = [
  { value: 'rights', label: 'Not theirs', hint: 'It belongs to someone else.' },
  { value: 'sexual', label: 'Sexual content', hint: 'Not allowed on Fanfare.' },
  { value: 'violence', label: 'Violence', hint: 'It shows or calls for harm.' },
  { value: 'hate', label: 'Hate', hint: 'It attacks people for who they are.' },
  { value: 'scam', label: 'Scam', hint: 'It misleads to take money or data.' },
  { value: 'other', label: 'Something else', hint: 'Tell us in your words.' },
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
          showToast('Thank you. Our moderators will look at it.', { tone: 'good' })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Report this piece"
      description="Only our moderators see who reported. The creator does not."
      firm={report.isPending}
      actions={
        <FormActions form="report" busy={report.isPending} onClose={onClose}>
          Send report
        </FormActions>
      }
    >
      <form id="report" className={styles.form} onSubmit={send}>
        {report.error && (
          <FormError title="Your report was not sent">{report.error.problem.detail}</FormError>
        )}
        <RadioCards
          legend="What is wrong with it?"
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
          error={tooLong ? 'At most 2,000 characters' : undefined}
          onChange={(event) => setDetails(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  )
}
