import { CircleAlert, Clock3 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { OutgoingAttachments } from '../attachments/outgoing-attachments.tsx'
import type { Outgoing } from '../outbox/outgoing.ts'
import { useLogActions } from './log-actions.ts'
import styles from './message.module.css'
import { MessageText } from './message-text.tsx'
import { Quote } from './quote.tsx'

const onNetwork = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
const useOnline = () => useSyncExternalStore(onNetwork, () => navigator.onLine)

/** A message on its way, or one that did not arrive: it stays until its writer says what to do. */
export function OutgoingBubble({ outgoing }: { outgoing: Outgoing }) {
  const { undoable, onUndo, onRetry, onRemove, onJump } = useLogActions()
  const isOnline = useOnline()
  const { clientId, content, replyTo, failure } = outgoing
  return (
    <div className={styles.entry} data-waiting={failure === null || undefined}>
      <div className={styles.line}>
        <div className={styles.parts}>
          {(content || replyTo) && (
            <div className={styles.bubble}>
              {replyTo && <Quote quote={replyTo} onJump={onJump} />}
              {content && <MessageText text={content} />}
            </div>
          )}
          <OutgoingAttachments outgoing={outgoing} />
        </div>
      </div>
      {failure === null ? (
        <p className={styles.state}>
          <Clock3 size={12} />
          <span role="status">{isOnline ? 'Sending' : 'Waiting for your connection'}</span>
          {undoable.has(clientId) && (
            <Button size="sm" variant="ghost" onClick={() => onUndo(clientId, null)}>
              Undo
            </Button>
          )}
        </p>
      ) : (
        <div className={styles.failed} role="alert">
          <p className={styles.failure}>
            <CircleAlert size={16} />
            <span>Failed to send message. {failure}</span>
          </p>
          <div className={styles.editRow}>
            <Button size="sm" variant="ghost" onClick={() => onRemove(outgoing)}>
              Remove
            </Button>
            <Button size="sm" onClick={() => onRetry(outgoing)}>
              Retry
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
