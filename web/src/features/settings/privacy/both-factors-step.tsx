import { disableSecondFactor } from '@fanfare/contract'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { showProblem } from '../../../core/api/form-problem.ts'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { FormDialog, type FormDialogProps } from '../../../ui/overlay/form-dialog.tsx'

export type Asked = Pick<FormDialogProps, 'title' | 'description' | 'submit' | 'danger' | 'onClose'>

type Props = Asked & {
  /** Rejects with the server's problem. */
  onProof: (proof: z.output<typeof disableSecondFactor.body>) => Promise<unknown>
}

/** What weakens the second factor asks for both: the password and a code. */
export function BothFactorsStep({ onProof, ...asked }: Props) {
  const form = useForm({
    resolver: zodResolver(disableSecondFactor.body),
    defaultValues: { password: '', code: '' },
  })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(async (proof) => {
    try {
      await onProof(proof)
    } catch (error) {
      showProblem(form, error, { 'auth.wrong-password': 'password', 'auth.wrong-code': 'code' })
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
      <TextField
        label="Code from your app"
        hint="You can also use a recovery code."
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.code?.message}
        {...form.register('code')}
      />
    </FormDialog>
  )
}
