import { CloudOff } from 'lucide-react'
import { useUnreachable } from '../../../core/realtime/live.ts'
import styles from './chat.module.css'

/** What others write does not come by itself until the connection is back. */
export function Unreachable() {
  const isUnreachable = useUnreachable()
  return (
    <div role="status">
      {isUnreachable && (
        <p className={styles.unreachable}>
          <CloudOff size={16} />
          We can’t reach Fanfare. New messages will show up once you’re connected again.
        </p>
      )}
    </div>
  )
}
