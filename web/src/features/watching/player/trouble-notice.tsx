import { CloudAlert, Lock } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import styles from './notice.module.css'
import type { Trouble } from './use-session.ts'

type Props = { trouble: Trouble; onRetry: () => void; onAskAgain: () => void }

const words = {
  refused: {
    title: 'Playing was stopped',
    text: 'You no longer have access to this piece. How far you got is kept in case you come back.',
    action: 'See what opens it',
  },
  broken: {
    title: 'This does not play',
    text: 'The connection broke off or the file could not be read. How far you got is kept.',
    action: 'Try again',
  },
  absent: {
    title: 'This does not play',
    text: 'The connection broke off or Fanfare was just updated. Loading the page again fixes both.',
    action: 'Load again',
  },
}

/** Playing stopped and will not go on by itself; where they were is kept. */
export function TroubleNotice({ trouble: { kind }, onRetry, onAskAgain }: Props) {
  const { title, text, action } = words[kind]
  const acts = {
    refused: onAskAgain,
    broken: onRetry,
    // Browsers remember a file of code that failed, and do not ask for it a second time.
    absent: () => location.reload(),
  }
  return (
    <div className={styles.cover} role="alert">
      {kind === 'refused' ? <Lock size={24} /> : <CloudAlert size={24} />}
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      <Button onClick={acts[kind]}>{action}</Button>
    </div>
  )
}
