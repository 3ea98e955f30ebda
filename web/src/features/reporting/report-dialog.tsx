import { PersonReport } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { rootFailure } from '../../core/api/failure.tsx'
import { showProblem } from '../../core/api/form-problem.ts'
import { toastSuccess } from '../../core/api/toast-result.ts'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'

interface Option<Reason extends string> {
  readonly value: Reason
  readonly label: string
  readonly hint: string
}

type Props<Reason extends string> = {
  title: string
  description: string
  legend: string
  reasons: readonly [Option<Reason>, ...Option<Reason>[]]
  onSend: (said: { reason: Reason; details: string }) => Promise<unknown>
  onClose: () => void
}

/** The same for everything: which one of the reasons it is, is checked by what offers them. */
const fields = PersonReport.extend({ reason: z.string() })

/** Of anything that can be reported. It says so when it was sent, and closes. */
export function ReportDialog<Reason extends string>(props: Props<Reason>) {
  const { title, description, legend, reasons, onSend, onClose } = props
  const [first] = reasons
  const form = useForm({
    resolver: zodResolver(fields),
    defaultValues: { reason: first.value as string, details: '' },
    mode: 'onChange',
  })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async ({ reason, details }) => {
    const chosen = reasons.find(({ value }) => value === reason) ?? first
    try {
      await onSend({ reason: chosen.value, details })
      toastSuccess('Thanks for your report. Our moderators will review it.')
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title={title}
      description={description}
      submit="Send report"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'Your report wasn’t sent')}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioCards
        legend={legend}
        options={reasons}
        defaultValue={first.value}
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
