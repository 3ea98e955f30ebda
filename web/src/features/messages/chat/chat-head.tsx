import type { ConversationView, Viewer } from '@fanfare/contract'
import { ArrowLeft, Info, PanelRight, Search } from 'lucide-react'
import { useMedia, veryWide } from '../../../core/device/use-media.ts'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { plural } from '../../../ui/text/format.ts'
import { Face } from '../face.tsx'
import { presenceWords, usePresence } from '../use-presence.ts'
import { useReplyTime } from '../use-reply-time.ts'
import { hrefOf, otherPerson, type Tab, titleOf } from '../words.ts'
import styles from './chat.module.css'

type Props = {
  conversation: ConversationView
  viewer: Viewer
  tab: Tab
  isPhone: boolean
  isInfoOpen: boolean
  isSearching: boolean
  onInfo: () => void
  onSearch: () => void
}

export function ChatHead(props: Props) {
  const { conversation, viewer, tab, isPhone, isInfoOpen, isSearching, onInfo, onSearch } = props
  const other = otherPerson(conversation, viewer)
  const isChannel = conversation.type === 'broadcast'
  const presence = usePresence(isChannel ? null : (other?.id ?? null))
  const replyTime = useReplyTime(conversation)
  const isVeryWide = useMedia(veryWide)
  const Heading = isPhone ? 'h1' : 'h2'
  // Both are cut off on a phone, where the dot at the picture says who is online.
  const hasRoom = !isPhone || !replyTime
  const facts =
    conversation.type === 'group'
      ? plural(conversation.memberCount, 'member')
      : [hasRoom && presence && presenceWords(presence, Date.now()), replyTime]
          .filter(Boolean)
          .join(' · ')
  return (
    <header className={styles.head}>
      {isPhone && (
        <IconButton
          label="Back to conversations"
          icon={<ArrowLeft size={20} />}
          href={hrefOf(undefined, tab)}
        />
      )}
      <Face
        conversation={conversation}
        viewer={viewer}
        size={40}
        isOnline={presence?.isOnline === true}
      />
      <div className={styles.who}>
        <Heading className={styles.name}>{titleOf(conversation, viewer)}</Heading>
        {(facts || other) && <p className={styles.facts}>{facts || `@${other?.username}`}</p>}
      </div>
      {!isChannel && (
        <IconButton
          label="Search this conversation"
          aria-expanded={isSearching}
          icon={<Search size={20} />}
          onClick={onSearch}
        />
      )}
      <IconButton
        label="Conversation info"
        aria-expanded={isInfoOpen}
        look={isInfoOpen && isVeryWide ? 'raised' : 'ghost'}
        icon={isPhone ? <Info size={20} /> : <PanelRight size={20} />}
        onClick={onInfo}
      />
    </header>
  )
}
