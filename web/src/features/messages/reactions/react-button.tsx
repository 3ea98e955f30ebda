import { Plus, SmilePlus } from 'lucide-react'
import { type RefObject, Suspense, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { roving } from '../../../ui/lib/roving.ts'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { EmojiPicker } from '../emoji/lazy-picker.ts'
import { PickerSkeleton } from '../emoji/picker-skeleton.tsx'
import { quickReactions, type Reaction } from './reaction-words.ts'
import styles from './reactions.module.css'

type Props = {
  accountId: string
  /** The menu of the message opens it too. */
  button: RefObject<HTMLButtonElement | null>
  reactions: readonly Reaction[]
  className: string | undefined
  onReact: (emoji: string | null) => void
}

/** Offers a few reactions, and all the others behind them; a press on the own one takes it back. */
export function ReactButton({ accountId, button, reactions, className, onReact }: Props) {
  const own = reactions.find(({ isOwn }) => isOwn)?.emoji
  return (
    <Popover
      side="above"
      first="button"
      className={styles.panel}
      trigger={({ ref, ...trigger }) => (
        <IconButton
          {...trigger}
          ref={(element) => {
            ref(element)
            button.current = element
          }}
          small
          className={className}
          label="React to this message"
          icon={<SmilePlus size={16} />}
        />
      )}
    >
      {(close) => (
        <Choices
          accountId={accountId}
          own={own}
          onChoose={(emoji) => {
            close()
            onReact(emoji === own ? null : emoji)
          }}
        />
      )}
    </Popover>
  )
}

type ChoicesProps = {
  accountId: string
  own: string | undefined
  onChoose: (emoji: string) => void
}

function Choices({ accountId, own, onChoose }: ChoicesProps) {
  const [isPicking, setPicking] = useState(false)
  if (isPicking) {
    return (
      <Suspense fallback={<PickerSkeleton />}>
        <EmojiPicker accountId={accountId} onChoose={onChoose} />
      </Suspense>
    )
  }
  return (
    <div
      role="toolbar"
      aria-label="Reactions"
      className={styles.quick}
      onKeyDown={roving('button', 'row')}
    >
      {quickReactions.map(([emoji, name]) => (
        <button
          key={emoji}
          type="button"
          className={styles.choice}
          aria-label={`React with ${name}`}
          aria-pressed={emoji === own}
          onClick={() => onChoose(emoji)}
        >
          {emoji}
        </button>
      ))}
      <button
        type="button"
        className={styles.choice}
        aria-label="More reactions"
        title="More reactions"
        onClick={() => setPicking(true)}
      >
        <Plus size={20} />
      </button>
    </div>
  )
}
