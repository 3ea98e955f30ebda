import type { Problem, signIn } from '@fanfare/contract'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useCommand } from '../../core/api/api.ts'
import { placeProblem } from '../../core/api/form-problem.ts'
import { entranceHref } from '../../core/session/next.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FormError } from '../../ui/form/form-error.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../ui/layout/link.tsx'
import { FormProblem } from './form-problem.tsx'
import styles from './step.module.css'
import { Step } from './step.tsx'
import { typedEmail } from './typed-email.ts'

type Fields = 'email' | 'password' | 'remember'
export type SignInForm = UseFormReturn<
  Pick<z.input<(typeof signIn)['body']>, Fields>,
  unknown,
  Pick<z.output<(typeof signIn)['body']>, Fields>
>

type Props = {
  form: SignInForm
  next: string
  /** Why someone is back here. */
  notice: string | null
  onDone: () => Promise<void>
  onSecondFactor: () => void
}

export function PasswordStep({ form, next, notice, onDone, onSecondFactor }: Props) {
  const { register, handleSubmit, formState, setFocus, setError } = form
  const command = useCommand('signIn')
  const [problem, setProblem] = useState<Problem | null>(null)
  useEffect(() => {
    if (notice) setFocus('password')
  }, [notice, setFocus])

  const submit = handleSubmit(async (body) => {
    setProblem(null)
    typedEmail.keep(body.email)
    try {
      const reply = await command.run({ body })
      if (reply.next === 'second-factor') return onSecondFactor()
      await onDone()
    } catch (error) {
      const left = placeProblem(error, { fields: ['email', 'password'] }, setError)
      setProblem(left)
      if (left?.code === 'auth.wrong-credentials') setFocus('password', { shouldSelect: true })
    }
  })
  const { errors, isSubmitting } = formState

  return (
    <Step
      title="Welcome back"
      lead="Sign in to pick up where you left off."
      foot={
        <>
          Don’t have an account?{' '}
          <Link className={styles.link} href={entranceHref('/register', next)}>
            Create one now
          </Link>
        </>
      }
    >
      <form className={layout.stack20} onSubmit={submit} noValidate aria-label="Sign in">
        {notice && !problem && <FormError title="Start over">{notice}</FormError>}
        <FormProblem title="Login failed" problem={problem} />
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
        />
        <PasswordField
          {...register('password')}
          label="Password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
        />
        <div className={styles.row}>
          <Checkbox {...register('remember')} label="Remember me" />
          <Link
            className={styles.link}
            href="/forgot-password"
            onClick={() => typedEmail.keep(form.getValues('email'))}
          >
            Forgot password?
          </Link>
        </div>
        <Button type="submit" variant="primary" size="lg" wide loading={isSubmitting}>
          Sign In
        </Button>
      </form>
    </Step>
  )
}
