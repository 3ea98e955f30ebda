import { WelcomeMessage } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { rootFailure } from '../../../core/api/failure.tsx'
import { showProblem } from '../../../core/api/form-problem.ts'
import { toastSuccess } from '../../../core/api/toast-result.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'

type Props = { welcome: WelcomeMessage; onClose: () => void }

export function WelcomeMessageDialog({ welcome, onClose }: Props) {
  const update = useCommand('updateWelcomeMessage', { refresh: ['readWelcomeMessage'] })
  const form = useForm({ resolver: zodResolver(WelcomeMessage), defaultValues: welcome })
  const { errors, isSubmitting } = form.formState
  const send = form.handleSubmit(async (body) => {
    try {
      await update.run({ body })
      toastSuccess('Welcome message saved')
      onClose()
    } catch (error) {
      showProblem(form, error)
    }
  })
  return (
    <FormDialog
      title="Welcome Message"
      description="Sent once to each new subscriber who accepts messages from you, and marked as an automatic message. It doesn’t count as a reply from you."
      submit="Save"
      busy={isSubmitting}
      {...rootFailure(errors.root, 'Your welcome message wasn’t saved')}
      onSubmit={send}
      onClose={onClose}
    >
      <Switch label="Send a welcome message" {...form.register('isOn')} />
      <TextArea
        label="Message"
        rows={5}
        limit={limits.welcomeMessage}
        error={errors.text?.message}
        {...form.register('text')}
      />
    </FormDialog>
  )
}
