import type { ConversationView, Viewer } from '@fanfare/contract'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { countUpTo } from '../../../ui/text/count-up-to.ts'
import { momentText } from '../../../ui/text/dates.ts'
import { readDraft } from '../composer/use-draft.ts'
import { Face } from '../face.tsx'
import { usePresence } from '../use-presence.ts'
import { hrefOf, otherPerson, previewOf, type Tab, titleOf, typingOf } from '../words.ts'
import styles from './conversation-row.module.css'
import { timeLabel } from './time-label.ts'

type Props = {
  conversation: ConversationView
  viewer: Viewer
  tab: Tab
  isOpen: boolean
  /** Who is typing in it now. */
  typistId: string | null
  /** Shows whether the other person is online. */
  isFollowed: boolean
  onDelete: () => void
}

export function ConversationRow(props: Props) {
  const { conversation, viewer, tab, isOpen, typistId, isFollowed, onDelete } = props
  const { id, unreadCount, updatedAt } = conversation
  const other = otherPerson(conversation, viewer)
  const isWatched = isFollowed && conversation.type === 'direct'
  const presence = usePresence(isWatched ? (other?.id ?? null) : null)
  const name = titleOf(conversation, viewer)
  return (
    <li className={styles.row} data-unread={unreadCount > 0 || undefined}>
      <Link
        href={hrefOf(id, tab)}
        className={styles.link}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Face
          conversation={conversation}
          viewer={viewer}
          size={48}
          isOnline={presence?.isOnline === true}
        />
        <span className={styles.words}>
          <span className={styles.line}>
            <span className={styles.name}>{name}</span>
            <Ago at={updatedAt} />
          </span>
          <span className={styles.line}>
            {typistId ? (
              <span className={styles.typing}>{typingOf(conversation, typistId)}</span>
            ) : (
              <Preview conversation={conversation} viewer={viewer} isOpen={isOpen} />
            )}
            {unreadCount > 0 && (
              <span className={styles.badge}>
                {countUpTo(unreadCount, 99)}
                <VisuallyHidden> unread</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
      <Menu
        label={`Conversation with ${name}`}
        items={[
          {
            label: 'Delete conversation',
            icon: <Trash2 size={20} />,
            danger: true,
            onSelect: onDelete,
          },
        ]}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            small
            className={styles.menu}
            label={`More options for ${name}`}
            icon={<EllipsisVertical size={16} />}
          />
        )}
      />
    </li>
  )
}

type PreviewProps = Pick<Props, 'conversation' | 'viewer' | 'isOpen'>

/** While it is open the words are in the composer. */
function Preview({ conversation, viewer, isOpen }: PreviewProps) {
  const draft = isOpen ? '' : readDraft(viewer.id, conversation.id).trim()
  return (
    <span className={styles.preview}>
      {draft ? (
        <>
          <span className={styles.draft}>Draft:</span> {draft}
        </>
      ) : (
        previewOf(conversation, viewer)
      )}
    </span>
  )
}

function Ago({ at }: { at: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(timer)
  }, [])
  const date = new Date(at)
  return (
    <time className={styles.time} dateTime={at} title={momentText(date)}>
      {timeLabel(date, Math.max(now, date.getTime()))}
    </time>
  )
}
