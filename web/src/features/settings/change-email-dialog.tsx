import { changeEmail } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../app/api.ts'
import { showProblem } from '../../app/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import section from './section.module.css'
import { useOwnViewer } from './use-own-viewer.ts'

type Props = { open: boolean; onClose: () => void }

/** Mounted only while open, so that a password is not kept longer than it is needed. */
export function ChangeEmailDialog(props: Props) {
  return props.open ? <Asking {...props} /> : null
}

function Asking({ open, onClose }: Props) {
  const { email } = useOwnViewer()
  const change = useCommand('changeEmail')
  const form = useForm({
    resolver: zodResolver(changeEmail.body),
    defaultValues: { newEmail: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.mutateAsync({ body })
    } catch (error) {
      showProblem(form, error, {
        'auth.wrong-password': 'password',
        'auth.email-taken': 'newEmail',
      })
    }
  })
  if (change.data) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title="Open the link to finish"
        actions={
          <Button variant="primary" data-first onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className={section.sent} role="status">
          <MailCheck size={20} />
          <p>
            We sent a link to <strong>{change.data.sentTo}</strong>. Until it is opened your address
            stays {email}, and we told that address too.
          </p>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Change your e-mail"
      firm={isSubmitting}
      description={`Now it is ${email}. It changes when the link we send to the new address is opened.`}
      actions={
        <FormActions form="change-email" busy={isSubmitting} onClose={onClose}>
          Send the link
        </FormActions>
      }
    >
      <form id="change-email" noValidate className={section.form} onSubmit={submit}>
        {errors.root && <FormError title="Nothing was changed">{errors.root.message}</FormError>}
        <TextField
          label="New e-mail"
          type="email"
          autoComplete="email"
          error={errors.newEmail?.message}
          {...form.register('newEmail')}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
      </form>
    </Dialog>
  )
}
