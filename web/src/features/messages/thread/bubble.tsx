import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { EditForm } from './edit-form.tsx'
import { useLogActions } from './log-actions.ts'
import styles from './message.module.css'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import { Quote } from './quote.tsx'
import type { Message } from './thread.ts'

type Props = { message: Message; isSeen: boolean }

/** A message that is stored. */
export function Bubble({ message, isSeen }: Props) {
  const { mayReply, undoable, onReply, onDelete, onUndo, onJump } = useLogActions()
  const [isEditing, setEditing] = useState(false)
  const { seq, clientId, content, replyTo, isEdited } = message
  if (isEditing) return <EditForm message={message} onDone={() => setEditing(false)} />
  return (
    <div className={styles.entry} data-seq={seq}>
      <div className={styles.line}>
        <div className={styles.bubble}>
          {replyTo && <Quote quote={replyTo} onJump={onJump} />}
          <MessageText text={content} />
          {isEdited && <span className={styles.edited}>Edited</span>}
        </div>
        <MessageMenu
          message={message}
          mayReply={mayReply}
          onReply={() => onReply(message)}
          onEdit={() => setEditing(true)}
          onDelete={() => onDelete(message)}
        />
      </div>
      {undoable.has(clientId) && (
        <Button size="sm" variant="ghost" onClick={() => onUndo(clientId, message)}>
          Undo
        </Button>
      )}
      {isSeen && <p className={styles.seen}>Seen</p>}
    </div>
  )
}
