import type { ConversationView } from '@fanfare/contract'
import { ArrowDown } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { plural } from '../../../ui/text/format.ts'
import { peopleById } from '../words.ts'
import { dayWords } from './day-words.ts'
import type { LogItem } from './log-items.ts'
import { MessageGroup } from './message-group.tsx'
import styles from './message-log.module.css'
import type { LogScroll } from './use-log-scroll.ts'

type Props = {
  conversation: ConversationView
  items: readonly LogItem[]
  seenSeq: number | null
  scroll: LogScroll
  line: RefObject<HTMLDivElement | null>
  isReadingOlder: boolean
  isOlderFailed: boolean
  /** Written by others below what is on the screen. */
  below: number
  onOlder: () => void
}

/** The messages of a conversation, the newest at the bottom. What comes in is announced elsewhere. */
export function MessageLog(props: Props) {
  const { conversation, items, seenSeq, scroll, line, below } = props
  const people = peopleById(conversation)
  const isGroup = conversation.type === 'group'
  const [now] = useState(() => Date.now())
  return (
    <div className={styles.frame}>
      <div
        ref={scroll.setBox}
        role="log"
        aria-label="Messages"
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        tabIndex={0}
        className={styles.log}
        onScroll={scroll.look}
      >
        <div className={styles.inside}>
          <Beginning {...props} />
          {items.map((item) => {
            if (item.kind === 'group') {
              return (
                <MessageGroup
                  key={item.key}
                  group={item}
                  person={people.get(item.senderId)}
                  isNamed={isGroup}
                  seenSeq={seenSeq}
                />
              )
            }
            if (item.kind === 'folded') {
              return (
                <p key={item.key} className={styles.folded}>
                  {plural(item.count, 'message')} hidden because of a block
                </p>
              )
            }
            return (
              <Divider
                key={item.key}
                words={item.kind === 'day' ? dayWords(item.at, now) : 'New messages'}
                isNew={item.kind === 'unread'}
                at={item.kind === 'unread' ? line : undefined}
              />
            )
          })}
        </div>
      </div>
      {!scroll.isAtEnd && (
        <Button
          size="sm"
          className={styles.latest}
          icon={<ArrowDown size={16} />}
          onClick={scroll.toEnd}
        >
          {below > 0 ? plural(below, 'new message') : 'Jump to latest'}
        </Button>
      )}
    </div>
  )
}

type BeginningProps = Pick<Props, 'isReadingOlder' | 'isOlderFailed' | 'onOlder'>

function Beginning({ isReadingOlder, isOlderFailed, onOlder }: BeginningProps) {
  if (isReadingOlder) {
    return (
      <p className={styles.folded}>
        <Spinner size={16} label="Loading earlier messages" />
      </p>
    )
  }
  if (!isOlderFailed) return null
  return (
    <p className={styles.folded} role="alert">
      Failed to load messages{' '}
      <Button size="sm" variant="outline" onClick={onOlder}>
        Try again
      </Button>
    </p>
  )
}

type DividerProps = {
  words: string
  isNew: boolean
  at: RefObject<HTMLDivElement | null> | undefined
}

function Divider({ words, isNew, at }: DividerProps) {
  return (
    <div ref={at} className={styles.divider} data-new={isNew || undefined}>
      <span>{words}</span>
    </div>
  )
}
