import { type Problem, requestPasswordReset } from '@fanfare/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { MailOpen } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCommand } from '../../core/api/api.ts'
import { placeProblem } from '../../core/api/form-problem.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { Link } from '../../ui/layout/link.tsx'
import { FormProblem } from './form-problem.tsx'
import styles from './step.module.css'
import { Step } from './step.tsx'
import { typedEmail } from './typed-email.ts'

const backToSignIn = (
  <>
    Remember your password?{' '}
    <Link className={styles.link} href="/login">
      Sign in
    </Link>
  </>
)

export function ForgotPasswordScreen() {
  useTitle('Forgot password')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [again, setAgain] = useState(false)
  if (sentTo === null) return <AskForLink follows={again} onSent={setSentTo} />
  return (
    <Step
      key="sent"
      follows
      icon={<MailOpen size={24} />}
      title="Check your inbox"
      lead={
        <>
          If there’s an account for <strong>{sentTo}</strong>, we’ve sent a link to choose a new
          password. It works once and expires in 30 minutes.
        </>
      }
      foot={backToSignIn}
    >
      <Button
        size="lg"
        wide
        onClick={() => {
          setAgain(true)
          setSentTo(null)
        }}
      >
        Didn’t get it? Try again
      </Button>
    </Step>
  )
}

type Props = { follows: boolean; onSent: (email: string) => void }

function AskForLink({ follows, onSent }: Props) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: standardSchemaResolver(requestPasswordReset.body),
    defaultValues: { email: typedEmail.read() },
  })
  const { errors, isSubmitting } = formState
  const command = useCommand('requestPasswordReset')
  const [problem, setProblem] = useState<Problem | null>(null)
  const submit = handleSubmit(async (body) => {
    setProblem(null)
    typedEmail.keep(body.email)
    try {
      await command.run({ body })
      onSent(body.email)
    } catch (error) {
      setProblem(placeProblem(error, { fields: ['email'] }, setError))
    }
  })
  return (
    <Step
      follows={follows}
      title="Forgot your password?"
      lead="Enter your email and we’ll send you a link to choose a new one."
      foot={backToSignIn}
    >
      <form className={layout.stack20} onSubmit={submit} noValidate aria-label="Forgot password">
        <FormProblem title="We couldn’t send a link" problem={problem} />
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
        <Button type="submit" variant="primary" size="lg" wide loading={isSubmitting}>
          Send link
        </Button>
      </form>
    </Step>
  )
}
