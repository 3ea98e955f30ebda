import { type ContentId, type RequestOf, type Routes, reportContent } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'

type Report = RequestOf<Routes['reportContent']>['body']

const reasons: readonly { value: Report['reason']; label: string; hint: string }[] = [
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
  const form = useForm<Report>({
    resolver: zodResolver(reportContent.body),
    defaultValues: { reason: 'rights', details: '' },
    mode: 'onChange',
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      await report.run({ params: { id: contentId }, body })
      toastSuccess('Thanks for your report. Our moderators will review it.')
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title="Report this post"
      description="Only our moderators can see who sent a report. The creator can’t."
      submit="Send report"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'Your report wasn’t sent')}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioCards
        legend="What’s wrong with it?"
        options={reasons}
        defaultValue="rights"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <TextArea
        label="Details"
        optional
        limit={limits.reportDetails}
        error={errors.details?.message}
        {...form.register('details')}
      />
    </FormDialog>
  )
}
