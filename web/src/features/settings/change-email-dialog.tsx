import { changeEmail } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { MailCheck } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../core/api/api.ts'
import { showProblem } from '../../core/api/form-problem.ts'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { FormDialog } from '../../ui/overlay/form-dialog.tsx'
import section from './section.module.css'
import { useOwnViewer } from './use-own-viewer.ts'

/** Mounted only while open, so that a password is not kept longer than it is needed. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const { email } = useOwnViewer()
  const change = useCommand('changeEmail')
  const form = useForm({
    resolver: zodResolver(changeEmail.body),
    defaultValues: { newEmail: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (body) => {
    try {
      await change.run({ body })
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
        open
        onClose={onClose}
        title="Check your inbox"
        actions={
          <Button variant="primary" data-first onClick={onClose}>
            Done
          </Button>
        }
      >
        <div className={section.sent} role="status">
          <MailCheck size={20} />
          <p>
            We sent a link to <strong>{change.data.sentTo}</strong>. Your email stays {email} until
            you open it. We’ve let that address know, too.
          </p>
        </div>
      </Dialog>
    )
  }
  return (
    <FormDialog
      title="Change your email"
      description={`Your current email is ${email}. It changes when you open the link we send to the new address.`}
      submit="Send link"
      busy={isSubmitting}
      failureTitle="Nothing was changed"
      failure={errors.root?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="New email"
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
    </FormDialog>
  )
}
