import { MessagePrivacy } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { RadioCards } from '../../../ui/form/radio-cards.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'

type Props = { privacy: MessagePrivacy; onClose: () => void }

const choices = [
  {
    value: 'everyone',
    label: 'Everyone',
    hint: 'Messages from people you don’t know come as requests.',
  },
  { value: 'following', label: 'People you follow' },
  { value: 'subscribers', label: 'Your subscribers' },
  { value: 'nobody', label: 'Nobody new' },
] as const

/** People who were answered once go on writing, whatever is chosen. */
export function MessagePrivacyDialog({ privacy, onClose }: Props) {
  const update = useCommand('updateMessagePrivacy', { refresh: ['readMessagePrivacy'] })
  const form = useForm({ resolver: zodResolver(MessagePrivacy), defaultValues: privacy })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      await update.run({ body })
      toastSuccess('Message privacy saved')
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title="Message Privacy"
      description="People you’ve answered can always message you. To stop someone, block them."
      submit="Save"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'Your message privacy wasn’t saved')}
      onSubmit={send}
      onClose={onClose}
    >
      <RadioCards
        legend="Who can message you"
        options={choices}
        defaultValue={privacy.mayWrite}
        {...form.register('mayWrite')}
      />
      <Switch
        label="Read receipts"
        hint="Lets people see whether you’ve read their messages."
        {...form.register('readReceipts')}
      />
      <Switch
        label="Activity status"
        hint="Lets people you talk to see when you’re online and when you’re typing."
        {...form.register('activityStatus')}
      />
    </FormDialog>
  )
}
