import { changePassword } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { showProblem } from '../../../core/api/form-problem.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { NewPasswordField } from '../../identity/index.ts'
import { useOwnViewer } from '../use-own-viewer.ts'

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { email, username } = useOwnViewer()
  const change = useCommand('changePassword', { refresh: ['listDevices'] })
  const form = useForm({
    resolver: zodResolver(changePassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.run({ body })
      showToast('Password changed. Your other devices are signed out.', { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error, { 'auth.wrong-password': 'currentPassword' })
    }
  })
  return (
    <FormDialog
      title="Change your password"
      description="You’ll stay signed in here. All other devices will be signed out."
      submit="Change password"
      busy={isSubmitting}
      failureTitle="Nothing was changed"
      failure={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordField
        label="New password"
        typed={form.watch('newPassword')}
        own={[email, username]}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
    </FormDialog>
  )
}
