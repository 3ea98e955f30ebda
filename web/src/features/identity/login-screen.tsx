import { signIn } from '@fanfare/contract'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTitle } from '../../core/navigation/use-title.ts'
import { PasswordStep, type SignInForm } from './password-step.tsx'
import { SecondStep } from './second-step.tsx'
import { typedEmail } from './typed-email.ts'
import { useArrive } from './use-arrive.ts'

const Form = signIn.body.pick({ email: true, password: true, remember: true })

export function LoginScreen() {
  useTitle('Sign in')
  const { next, arrive } = useArrive()
  const [step, setStep] = useState<'password' | 'second'>('password')
  const [notice, setNotice] = useState<string | null>(null)
  // The form lives here and not in its step, so that what was typed survives the second step.
  const form: SignInForm = useForm({
    resolver: standardSchemaResolver(Form),
    defaultValues: { email: typedEmail.read(), password: '', remember: false },
  })

  const finish = async () => {
    if (await arrive()) return
    restart('Your browser didn’t save your sign-in. Allow cookies for Fanfare, then try again.')
  }
  const restart = (why: string | null) => {
    form.resetField('password', { defaultValue: '' })
    setNotice(why)
    setStep('password')
  }

  if (step === 'second') {
    return <SecondStep onDone={finish} onExpired={restart} onBack={() => restart(null)} />
  }
  return (
    <PasswordStep
      form={form}
      next={next}
      notice={notice}
      onDone={finish}
      onSecondFactor={() => setStep('second')}
    />
  )
}
