import { changePassword } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../../core/api/api.ts'
import { showProblem } from '../../../core/api/form-problem.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { FormError } from '../../../ui/form/form-error.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { NewPasswordField } from '../../identity/index.ts'
import { useOwnViewer } from '../use-own-viewer.ts'

type Props = { open: boolean; onClose: () => void }

export function ChangePasswordDialog(props: Props) {
  return props.open ? <Asking {...props} /> : null
}

function Asking({ open, onClose }: Props) {
  const { email, username } = useOwnViewer()
  const change = useCommand('changePassword', { refresh: ['listDevices'] })
  const form = useForm({
    resolver: zodResolver(changePassword.body),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync({ body })
      showToast('Password changed. Your other devices are signed out.', { tone: 'good' })
      onClose()
    } catch (error) {
      showProblem(form, error, { 'auth.wrong-password': 'currentPassword' })
    }
  })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change your password"
      firm={isSubmitting}
      description="You’ll stay signed in here. All other devices will be signed out."
      actions={
        <FormActions form="change-password" busy={isSubmitting} onClose={onClose}>
          Change password
        </FormActions>
      }
    >
      <form id="change-password" noValidate className={layout.stack18} onSubmit={submit}>
        {errors.root && <FormError title="Nothing was changed">{errors.root.message}</FormError>}
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
      </form>
    </Dialog>
  )
}
