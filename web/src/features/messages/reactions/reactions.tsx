import { Suspense } from 'react'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { lazyAfterPaint } from '../../../ui/lib/lazy-component.ts'
import { Popover } from '../../../ui/overlay/popover.tsx'
import type { Message } from '../thread/thread.ts'
import { type Reaction, reactionWords } from './reaction-words.ts'
import styles from './reactions.module.css'

const WhoReacted = lazyAfterPaint(() => import('./who-reacted.tsx'), 'WhoReacted')

type Props = {
  message: Message
  reactions: readonly Reaction[]
  onReact: (emoji: string | null) => void
}

/** Below a message, the most frequent first. A press shows who. */
export function Reactions({ message, reactions, onReact }: Props) {
  if (reactions.length === 0) return null
  return (
    <Popover
      side="below"
      first="[role=dialog]"
      className={styles.panel}
      trigger={(trigger) => (
        <button
          {...trigger}
          type="button"
          className={styles.reactions}
          aria-haspopup="dialog"
          aria-label={reactionWords(reactions)}
        >
          {reactions.map(({ emoji, count, isOwn }) => (
            <span key={emoji} className={styles.reaction} data-own={isOwn || undefined}>
              {emoji}
              {count > 1 && <span className={styles.count}>{count}</span>}
            </span>
          ))}
        </button>
      )}
    >
      {(close) => (
        <div role="dialog" aria-label="Reactions" tabIndex={-1} className={styles.who}>
          <Suspense fallback={<SkeletonText lines={2} />}>
            <WhoReacted
              messageId={message.id}
              onRemove={() => {
                close()
                onReact(null)
              }}
            />
          </Suspense>
        </div>
      )}
    </Popover>
  )
}
