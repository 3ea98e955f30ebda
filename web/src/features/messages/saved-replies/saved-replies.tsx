import { MessageSquareQuote } from 'lucide-react'
import type { RefObject } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import styles from './saved-replies.module.css'
import { SavedReplyPicker } from './saved-reply-picker.tsx'

type Props = {
  /** The composer presses it when somebody types a slash. */
  opener: RefObject<HTMLButtonElement | null>
  onChoose: (text: string) => void
  onManage: () => void
}

/** Texts that a creator answers with often, to put into the message. */
export function SavedReplies({ opener, onChoose, onManage }: Props) {
  return (
    <Popover
      side="above"
      first="input"
      className={styles.panel}
      trigger={({ ref, ...trigger }) => (
        <IconButton
          {...trigger}
          ref={(element: HTMLButtonElement | null) => {
            ref(element)
            opener.current = element
          }}
          aria-haspopup="dialog"
          label="Saved replies"
          icon={<MessageSquareQuote size={20} />}
        />
      )}
    >
      {(close) => (
        <SavedReplyPicker
          onChoose={(text) => {
            close()
            onChoose(text)
          }}
          onManage={() => {
            close()
            onManage()
          }}
        />
      )}
    </Popover>
  )
}
