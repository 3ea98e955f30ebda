import { CloudAlert, Lock } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import styles from './notice.module.css'
import type { Trouble } from './use-session.ts'

type Props = { trouble: Trouble; onRetry: () => void; onAskAgain: () => void }

/** Playing stopped and will not go on by itself; where they were is kept. */
export function TroubleNotice({ trouble, onRetry, onAskAgain }: Props) {
  const refused = trouble.kind === 'refused'
  return (
    <div className={styles.cover} role="alert">
      {refused ? <Lock size={24} /> : <CloudAlert size={24} />}
      <p className={styles.title}>{refused ? 'Playing was stopped' : 'This does not play'}</p>
      <p className={styles.text}>
        {refused
          ? 'You no longer have access to this piece. How far you got is kept in case you come back.'
          : 'The connection broke off or the file could not be read. How far you got is kept.'}
      </p>
      <Button onClick={refused ? onAskAgain : onRetry}>
        {refused ? 'See what opens it' : 'Try again'}
      </Button>
    </div>
  )
}
