import type { Problem } from '@fanfare/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { AtSign, Megaphone, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../core/api/api.ts'
import { placeProblem } from '../../core/api/form-problem.ts'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { BirthDateField } from '../../core/session/birth-date-field.tsx'
import { entranceHref } from '../../core/session/next.ts'
import { Button } from '../../ui/form/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { RadioCards } from '../../ui/form/radio-cards.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../ui/layout/link.tsx'
import { FormProblem } from './form-problem.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { RegisterForm } from './register-schema.ts'
import styles from './step.module.css'
import { Step } from './step.tsx'
import { TermsLabel } from './terms-label.tsx'
import { typedEmail } from './typed-email.ts'
import { useUsernameHint } from './use-username-hint.ts'

const accountTypes = [
  {
    value: 'subscriber',
    label: 'Subscriber',
    hint: 'Follow creators',
    icon: <UserRound size={20} />,
  },
  { value: 'creator', label: 'Creator', hint: 'Share content', icon: <Megaphone size={20} /> },
] as const

const errorTargets = {
  fields: ['birthDate', 'username', 'name', 'email', 'password', 'acceptTerms'],
  codes: { 'auth.email-taken': 'email', 'auth.username-taken': 'username' },
} as const

type Props = { next: string; onDone: (email: string) => Promise<void> }

export function RegisterStep({ next, onDone }: Props) {
  const creator = useSearchParam<'/register'>('type') === 'creator'
  const { register, handleSubmit, watch, setError, formState } = useForm({
    resolver: standardSchemaResolver(RegisterForm),
    defaultValues: {
      type: creator ? ('creator' as const) : ('subscriber' as const),
      username: '',
      name: '',
      email: typedEmail.read(),
      password: '',
      confirm: '',
    },
  })
  const { errors, isSubmitting } = formState
  const command = useCommand('registerAccount')
  const [problem, setProblem] = useState<Problem | null>(null)

  const submit = handleSubmit(async ({ type, confirm: _, ...fields }) => {
    setProblem(null)
    typedEmail.keep(fields.email)
    try {
      await command.run({ body: { ...fields, isCreator: type === 'creator' } })
    } catch (error) {
      return setProblem(placeProblem(error, errorTargets, setError))
    }
    await onDone(fields.email)
  })

  const [type, username, email, password] = watch(['type', 'username', 'email', 'password'])
  const hint = useUsernameHint(username)
  return (
    <Step
      title="Create your account"
      lead="It’s free. You can become a creator later."
      foot={
        <>
          Already have an account?{' '}
          <Link className={styles.link} href={entranceHref('/login', next)}>
            Sign in
          </Link>
        </>
      }
    >
      <form className={layout.stack20} onSubmit={submit} noValidate aria-label="Create account">
        <FormProblem title="Registration failed" problem={problem} />
        <RadioCards
          {...register('type')}
          legend="Account type"
          defaultValue={creator ? 'creator' : 'subscriber'}
          options={accountTypes}
        />
        {type === 'creator' && (
          <BirthDateField
            {...register('birthDate', {
              setValueAs: (day: string) => day || undefined,
              shouldUnregister: true,
            })}
            error={errors.birthDate?.message}
          />
        )}
        <TextField
          {...register('username')}
          label="Username"
          before={<AtSign size={16} />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          hint={errors.username ? undefined : hint}
          error={errors.username?.message}
        />
        <TextField
          {...register('name')}
          label="Display name"
          autoComplete="name"
          required
          error={errors.name?.message}
        />
        <TextField
          {...register('email')}
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
        />
        <NewPasswordField
          {...register('password', { deps: formState.isSubmitted ? ['confirm'] : [] })}
          label="Password"
          typed={password}
          own={[username, email]}
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
        <Checkbox
          {...register('acceptTerms')}
          label={<TermsLabel />}
          required
          error={errors.acceptTerms?.message}
        />
        <Button type="submit" variant="primary" size="lg" wide loading={isSubmitting}>
          Create Account
        </Button>
      </form>
    </Step>
  )
}
