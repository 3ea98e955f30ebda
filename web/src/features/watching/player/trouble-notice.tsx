import { CloudAlert, Lock } from 'lucide-react'
import { Button } from '../../../ui/form/button.tsx'
import styles from './notice.module.css'
import type { Trouble } from './use-session.ts'

type Props = { trouble: Trouble; onRetry: () => void; onAskAgain: () => void }

const words = {
  refused: {
    title: 'Playback stopped',
    text: 'You no longer have access to this post. We’ve saved your place in case you come back.',
    action: 'See how to unlock it',
  },
  broken: {
    title: 'We can’t play this',
    text: 'The connection was lost or the file couldn’t be read. We’ve saved your place.',
    action: 'Try again',
  },
  absent: {
    title: 'We can’t play this',
    text: 'The connection was lost or Fanfare was just updated. Reload the page to continue.',
    action: 'Reload page',
  },
}

/** Playback stopped and won't resume automatically; the position is kept. */
export function TroubleNotice({ trouble: { kind }, onRetry, onAskAgain }: Props) {
  const { title, text, action } = words[kind]
  const acts = {
    refused: onAskAgain,
    broken: onRetry,
    // Browsers remember a module that failed to load and don't request it again.
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
