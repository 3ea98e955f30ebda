import { useRef, useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { AppCode } from './app-code.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import { Step } from './step.tsx'

type Props = {
  onDone: () => Promise<void>
  onExpired: (why: string) => void
  onBack: () => void
}

export function SecondStep({ onDone, onExpired, onBack }: Props) {
  const [means, setMeans] = useState<'app' | 'recovery'>('app')
  const wrong = useRef(0)
  const outcome = {
    onDone,
    onWrong: () => {
      wrong.current++
    },
    // The server ends the sign-in for both reasons and calls both expired.
    onExpired: () =>
      onExpired(
        wrong.current > 0
          ? 'You entered too many incorrect codes or took too long. Sign in with your password again.'
          : 'Signing in took too long. Sign in with your password again.',
      ),
  }
  const app = means === 'app'
  return (
    <Step
      title={app ? 'Enter your code' : 'Use a recovery code'}
      lead={
        app
          ? 'Open your authenticator app and enter the code for Fanfare.'
          : 'Enter one of the 10 recovery codes you saved when you turned on two-factor authentication. Each code works once.'
      }
    >
      {app ? <AppCode {...outcome} /> : <RecoveryCode {...outcome} />}
      <div className={layout.stack12}>
        <Button variant="ghost" wide onClick={() => setMeans(app ? 'recovery' : 'app')}>
          {app ? 'Use a recovery code instead' : 'Use a code from your app instead'}
        </Button>
        <Button variant="ghost" wide onClick={onBack}>
          Use a different account
        </Button>
      </div>
    </Step>
  )
}
