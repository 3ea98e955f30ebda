import { avatarOf } from '../../../core/format/picture.ts'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { momentText, timeText } from '../../../ui/text/dates.ts'
import type { Person } from '../words.ts'
import { Bubble } from './bubble.tsx'
import type { LogItem } from './log-items.ts'
import styles from './message.module.css'
import { OutgoingBubble } from './outgoing-bubble.tsx'

type Props = {
  group: Extract<LogItem, { kind: 'group' }>
  /** Whoever wrote it, where they are still in the conversation. */
  person: Person | undefined
  isNamed: boolean
  /** The own message that others have read last. */
  seenSeq: number | null
}

/** What one person wrote in one go, with their face and the time below it. */
export function MessageGroup({ group, person, isNamed, seenSeq }: Props) {
  const { isOwn, entries } = group
  const first = entries[0]?.message
  const last = entries.at(-1)
  const isLastSeen = last?.message?.seq === seenSeq
  const name = first?.senderName ?? person?.displayName ?? ''
  return (
    <div className={styles.group} data-own={isOwn || undefined}>
      {!isOwn && (
        <Avatar
          name={name}
          seed={person?.username ?? group.senderId}
          picture={avatarOf(first?.senderAvatar)}
          size={32}
          className={styles.face}
        />
      )}
      <div className={styles.entries}>
        <p className={isNamed && !isOwn ? styles.name : styles.hiddenName}>
          {isOwn ? 'You' : name}
        </p>
        {entries.map(({ key, message, outgoing }) =>
          message ? (
            <Bubble key={key} message={message} isSeen={!isLastSeen && message.seq === seenSeq} />
          ) : (
            outgoing && <OutgoingBubble key={key} outgoing={outgoing} />
          ),
        )}
        {last?.message && (
          <p className={styles.time}>
            {isLastSeen && 'Seen · '}
            <time dateTime={last.at} title={momentText(new Date(last.at))}>
              {timeText(last.at)}
            </time>
          </p>
        )}
      </div>
    </div>
  )
}
