import { disableSecondFactor } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showProblem } from '../../../app/form-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormError } from '../../../ui/form-error.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import section from '../section.module.css'

type Props = {
  title: string
  text: string
  confirm: string
  danger?: boolean
  /** Throws what the server said. */
  onPassword: (password: string) => Promise<unknown>
  onClose: () => void
}

/** Every change to the second factor starts with the password. */
export function PasswordStep({ title, text, confirm, danger, onPassword, onClose }: Props) {
  const form = useForm({
    resolver: zodResolver(disableSecondFactor.body),
    defaultValues: { password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onPassword(password)
    } catch (error) {
      showProblem(form, error, { 'auth.wrong-password': 'password' })
    }
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={text}
      firm={isSubmitting}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            type="submit"
            form="password-step"
            loading={isSubmitting}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <form id="password-step" noValidate className={section.form} onSubmit={submit}>
        {errors.root && <FormError title="Nothing was changed">{errors.root.message}</FormError>}
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
