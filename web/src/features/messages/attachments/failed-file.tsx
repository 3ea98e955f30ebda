import type { Attachment } from '@fanfare/contract'
import { CircleAlert } from 'lucide-react'
import styles from './attachments.module.css'
import { failureWords } from './failure-words.ts'

/** In the place of what cannot be played. */
export function FailedFile({ attachment }: { attachment: Attachment }) {
  return (
    <p className={styles.failed}>
      <CircleAlert size={16} />
      {failureWords(attachment)}
    </p>
  )
}
