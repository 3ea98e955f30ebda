import { beginSecondFactor } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showProblem } from '../../../core/api/form-problem.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import type { Asked } from './both-factors-step.tsx'

type Props = Asked & {
  /** Rejects with the server's problem. */
  onPassword: (password: string) => Promise<unknown>
}

/** Setting the second factor up starts with the first. */
export function PasswordStep({ onPassword, ...asked }: Props) {
  const form = useForm({
    resolver: zodResolver(beginSecondFactor.body),
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
    <FormDialog
      {...asked}
      busy={isSubmitting}
      failureTitle="Nothing was changed"
      failure={errors.root?.message}
      onSubmit={submit}
    >
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
    </FormDialog>
  )
}
