import { messageWords } from '../words.ts'
import styles from './message.module.css'
import type { Message } from './thread.ts'

type Answered = NonNullable<Message['replyTo']>
type Props = { quote: Answered; onJump: (seq: number) => void }

/** What a message answers; a press goes there. */
export function Quote({ quote, onJump }: Props) {
  const { seq, senderName } = quote
  const words = messageWords(quote)
  if (!words) return <p className={styles.gone}>This message is no longer available.</p>
  return (
    <button
      type="button"
      className={styles.quote}
      aria-label={`Go to the message by ${senderName ?? 'someone'}: ${words}`}
      onClick={() => onJump(seq)}
    >
      <span className={styles.quoteName}>{senderName}</span>
      <span className={styles.quoteText}>{words}</span>
    </button>
  )
}
