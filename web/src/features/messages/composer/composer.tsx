import type { ConversationId, Viewer } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { ArrowUp, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { useTellTyping } from '../chat/use-typing.ts'
import type { Message } from '../thread/thread.ts'
import styles from './composer.module.css'
import { useDraft } from './use-draft.ts'

type Props = {
  viewer: Viewer
  conversationId: ConversationId
  name: string
  replyTo: Message | null
  onCancelReply: () => void
  onSend: (text: string) => void
}

/** From so many letters before the limit on they are counted. */
const countedBefore = 200

/** Nothing is cut off: past the limit it counts on and does not send. */
export function Composer(props: Props) {
  const { viewer, conversationId, name, replyTo, onCancelReply, onSend } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, keep] = useDraft(viewer.id, conversationId)
  const tellTyping = useTellTyping(conversationId)
  const words = text.trim()
  const isOver = words.length > limits.message
  const isCounted = words.length > limits.message - countedBefore
  // Whoever answers goes on writing.
  useEffect(() => {
    if (replyTo) area.current?.focus()
  }, [replyTo])
  const write = (next: string) => {
    keep(next)
    tellTyping(next.trim() !== '')
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (!words || isOver) return
    onSend(words)
    write('')
    area.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo) onCancelReply()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <form className={styles.form} data-foot="composer" onSubmit={send}>
      {replyTo && (
        <div className={styles.reply}>
          <p className={styles.answered}>
            <strong>Reply to {replyTo.senderName}</strong>
            <span className={styles.words}>{replyTo.content}</span>
          </p>
          <IconButton small label="Cancel reply" icon={<X size={16} />} onClick={onCancelReply} />
        </div>
      )}
      <div className={styles.box}>
        <textarea
          ref={area}
          className={styles.text}
          aria-label={`Message ${name}`}
          placeholder={`Message ${name}`}
          rows={1}
          enterKeyHint="send"
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onBlur={() => tellTyping(false)}
          onKeyDown={press}
        />
        <button
          type="submit"
          className={styles.send}
          aria-label="Send message"
          title="Send message"
          disabled={!words || isOver}
          // The keyboard of a phone stays open.
          onPointerDown={(event) => event.preventDefault()}
        >
          <ArrowUp size={20} />
        </button>
      </div>
      <p
        className={styles.hint}
        data-over={isOver || undefined}
        data-counts={isCounted || undefined}
      >
        {isCounted
          ? `${words.length.toLocaleString()} of ${limits.message.toLocaleString()}`
          : 'Enter to send, Shift + Enter for a new line'}
      </p>
    </form>
  )
}
