import { useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { AppCode } from './app-code.tsx'
import { RecoveryCode } from './recovery-code.tsx'
import styles from './step.module.css'
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
          ? 'There were too many wrong codes or too much time went by. Sign in with your password again.'
          : 'Signing in took too long. Sign in with your password again.',
      ),
  }
  const app = means === 'app'
  return (
    <Step
      title={app ? 'Enter your code' : 'Use a recovery code'}
      lead={
        app
          ? 'Your account is protected by a second step. Open your authenticator app and enter the code it shows for Fanfare.'
          : 'One of the ten codes you were given when you turned the second step on. Each works once.'
      }
    >
      {app ? <AppCode {...outcome} /> : <RecoveryCode {...outcome} />}
      <div className={styles.buttons}>
        <Button variant="ghost" wide onClick={() => setMeans(app ? 'recovery' : 'app')}>
          {app ? 'Use a recovery code instead' : 'Use the code from your app instead'}
        </Button>
        <Button variant="ghost" wide onClick={onBack}>
          Sign in as someone else
        </Button>
      </div>
    </Step>
  )
}
