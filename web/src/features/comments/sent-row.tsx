import { CircleAlert } from 'lucide-react'
import { avatarOf } from '../../core/format/picture.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { Avatar } from '../../ui/media/avatar.tsx'
import styles from './comment-row.module.css'
import type { Sent } from './use-sent.ts'

type Props = { sent: Sent; onRetry: () => void; onEdit: () => void; onDrop: () => void }

export function SentRow({ sent, onRetry, onEdit, onDrop }: Props) {
  const viewer = useViewer()
  if (!viewer) return null
  return (
    <div className={styles.row} data-pending={sent.failure === null || undefined}>
      <Avatar
        name={viewer.displayName}
        seed={viewer.username}
        picture={avatarOf(viewer.picture)}
        size={36}
      />
      <div className={styles.body}>
        <p className={styles.by}>
          <span className={styles.name}>{viewer.displayName}</span>
          <span role="status">{sent.failure === null ? 'Sending' : ''}</span>
        </p>
        <p className={styles.text}>{sent.text}</p>
        {sent.failure !== null && (
          <div className={styles.failure} role="alert">
            <CircleAlert size={16} />
            <span>Not sent. {sent.failure} Your comment is still here.</span>
            <Button size="sm" onClick={onRetry}>
              Retry
            </Button>
            <Button size="sm" variant="ghost" onClick={onEdit}>
              Edit
            </Button>
            <Button size="sm" variant="ghost" onClick={onDrop}>
              Discard
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
