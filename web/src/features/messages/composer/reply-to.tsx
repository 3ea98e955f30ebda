import { X } from 'lucide-react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import type { Message } from '../thread/thread.ts'
import { messageWords } from '../words.ts'
import styles from './composer.module.css'

type Props = { message: Message; onCancel: () => void }

/** What the next message answers. */
export function ReplyTo({ message, onCancel }: Props) {
  return (
    <div className={styles.reply}>
      <p className={styles.answered}>
        <strong>Reply to {message.senderName}</strong>
        <span className={styles.words}>{messageWords(message)}</span>
      </p>
      <IconButton small label="Cancel reply" icon={<X size={16} />} onClick={onCancel} />
    </div>
  )
}
