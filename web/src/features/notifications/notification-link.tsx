import type { NotificationView } from '@fanfare/contract'
import { TriangleAlert } from 'lucide-react'
import { coverProps } from '../../core/format/covers.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { dateText } from '../../ui/text/dates.ts'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { NotificationFace } from './notification-face.tsx'
import styles from './notification-link.module.css'
import { hrefOf, partsOf } from './notification-words.ts'

type Props = {
  notification: NotificationView
  /** Opened here or in another tab, which is to have read it. */
  onRead: () => void
  onOpen?: () => void
}

/** A link wherever it leads somewhere, so that it also opens in another tab. */
export function NotificationLink({ notification, onRead, onOpen }: Props) {
  const href = hrefOf(notification)
  const press = () => {
    onRead()
    onOpen?.()
  }
  const shared = { className: styles.link, 'data-notification': true, onClick: press }
  const inside = <Inside notification={notification} />
  if (href === null) {
    return (
      <button type="button" {...shared}>
        {inside}
      </button>
    )
  }
  return (
    <Link href={href} {...shared} onAuxClick={({ button }) => button === 1 && onRead()}>
      {inside}
    </Link>
  )
}

function Inside({ notification }: Pick<Props, 'notification'>) {
  const { people, kind, title, timestamp, cover, priority, isRead } = notification
  return (
    <>
      <NotificationFace people={people} kind={kind} />
      <span className={styles.words}>
        <span className={styles.message} data-unread={!isRead || undefined}>
          {partsOf(notification).map(({ text, isName }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a part of a sentence is its position
            isName ? <strong key={at}>{text}</strong> : text,
          )}
        </span>
        <span className={styles.facts}>
          {priority === 'high' && (
            <Badge tone="warn" icon={<TriangleAlert />}>
              Important
            </Badge>
          )}
          <span>
            {title} · <RelativeTime at={timestamp} dateOf={dateText} />
          </span>
        </span>
      </span>
      {cover && (
        <img
          {...coverProps(cover, '72px')}
          className={styles.cover}
          alt=""
          width="72"
          height="40"
          decoding="async"
          loading="lazy"
        />
      )}
      <span className={styles.end}>
        {!isRead && <span className={styles.dot} role="img" aria-label="Unread" />}
      </span>
    </>
  )
}
