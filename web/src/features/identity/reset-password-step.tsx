import { NewPassword, type Problem } from '@fanfare/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { useCommand } from '../../core/api/api.ts'
import { placeProblem } from '../../core/api/form-problem.ts'
import { endSession } from '../../core/session/session.ts'
import { Button } from '../../ui/form/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { bothTyped, mismatch, samePassword } from './register-schema.ts'
import { Step } from './step.tsx'

const Form = z
  .object({ password: NewPassword, confirm: z.string() })
  .refine(samePassword, { path: ['confirm'], message: mismatch, when: bothTyped })

type Props = { token: string; onDone: () => void; onExpired: () => void }

export function ResetPasswordStep({ token, onDone, onExpired }: Props) {
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: standardSchemaResolver(Form),
    defaultValues: { password: '', confirm: '' },
  })
  const { errors, isSubmitting } = formState
  const command = useCommand('resetPassword')
  const [problem, setProblem] = useState<Problem | null>(null)
  const submit = handleSubmit(async ({ password }) => {
    setProblem(null)
    try {
      await command.run({ body: { token, password } })
    } catch (error) {
      const left = placeProblem(error, { fields: ['password'] }, setError)
      return left?.code === 'auth.expired-link' ? onExpired() : setProblem(left)
    }
    endSession()
    onDone()
  })
  return (
    <Step title="Choose a new password" lead="All devices will be signed out.">
      <form className={layout.stack20} onSubmit={submit} noValidate aria-label="Reset password">
        <FormProblem title="Your password wasn’t changed" problem={problem} />
        <NewPasswordField
          {...register('password', { deps: formState.isSubmitted ? ['confirm'] : [] })}
          label="New password"
          typed={watch('password')}
          required
          error={errors.password?.message}
        />
        <PasswordField
          {...register('confirm')}
          label="Confirm password"
          autoComplete="new-password"
          required
          error={errors.confirm?.message}
        />
        <Button type="submit" variant="primary" size="lg" wide loading={isSubmitting}>
          Change password
        </Button>
      </form>
    </Step>
  )
}
