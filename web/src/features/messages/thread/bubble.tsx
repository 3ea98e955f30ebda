import { useRef, useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import { Attachments } from '../attachments/attachments.tsx'
import { ReactButton } from '../reactions/react-button.tsx'
import { Reactions } from '../reactions/reactions.tsx'
import { useReaction } from '../reactions/use-reaction.ts'
import { EditForm } from './edit-form.tsx'
import { useLogActions } from './log-actions.ts'
import styles from './message.module.css'
import { MessageMenu } from './message-menu.tsx'
import { MessageText } from './message-text.tsx'
import { originWords } from './origin-words.ts'
import { Quote } from './quote.tsx'
import type { Message } from './thread.ts'

type Props = { message: Message; isSeen: boolean }

/** A message that is stored. */
export function Bubble({ message, isSeen }: Props) {
  const { viewerId, mayReply, undoable, onReply, onDelete, onUndo, onJump } = useLogActions()
  const [isEditing, setEditing] = useState(false)
  const { reactions, react } = useReaction(message)
  const reactButton = useRef<HTMLButtonElement>(null)
  const { seq, clientId, content, replyTo, isEdited, origin } = message
  const footer = [originWords[origin], isEdited && 'Edited'].filter(Boolean).join(' · ')
  const isSpoken = content !== '' || replyTo !== null
  if (isEditing) return <EditForm message={message} onDone={() => setEditing(false)} />
  return (
    <div className={styles.entry} data-seq={seq}>
      <div className={styles.line}>
        <div className={styles.parts}>
          {isSpoken && (
            <div className={styles.bubble}>
              {replyTo && <Quote quote={replyTo} onJump={onJump} />}
              {content && <MessageText text={content} />}
              {footer && <span className={styles.edited}>{footer}</span>}
            </div>
          )}
          <Attachments message={message} />
        </div>
        {mayReply && (
          <ReactButton
            accountId={viewerId}
            button={reactButton}
            reactions={reactions}
            className={styles.react}
            onReact={react}
          />
        )}
        <MessageMenu
          message={message}
          mayReply={mayReply}
          onReact={() => reactButton.current?.click()}
          onReply={() => onReply(message)}
          onEdit={() => setEditing(true)}
          onDelete={() => onDelete(message)}
        />
      </div>
      <Reactions message={message} reactions={reactions} onReact={react} />
      {undoable.has(clientId) && (
        <Button size="sm" variant="ghost" onClick={() => onUndo(clientId, message)}>
          Undo
        </Button>
      )}
      {isSeen && <p className={styles.seen}>Seen</p>}
    </div>
  )
}
