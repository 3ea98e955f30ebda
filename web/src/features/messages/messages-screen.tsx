import type { ConversationId, Viewer } from '@fanfare/contract'
import { useEffect, useState } from 'react'
import { phone, useMedia } from '../../core/device/use-media.ts'
import { go } from '../../core/navigation/app-link.tsx'
import { useSearchParam } from '../../core/navigation/use-search-param.ts'
import { useTitle } from '../../core/navigation/use-title.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { Chat } from './chat/chat.tsx'
import { ConversationList } from './list/conversation-list.tsx'
import styles from './messages-screen.module.css'
import { outboxOf } from './outbox/own-outbox.ts'
import { NewConversation } from './start/new-conversation.tsx'
import { NothingOpen } from './start/nothing-open.tsx'
import { OpenWith } from './start/open-with.tsx'
import { useSwipeBack } from './swipe/use-swipe-back.ts'
import { useVisualHeight } from './use-visual-height.ts'
import { hrefOf, type Tab } from './words.ts'

const tabs: readonly Tab[] = ['all', 'unread', 'groups', 'requests']

export function MessagesScreen() {
  useTitle('Messages')
  const viewer = useViewer()
  return viewer ? <Messages viewer={viewer} /> : null
}

/** A list and a chat beside each other; on a phone one of them. */
function Messages({ viewer }: { viewer: Viewer }) {
  const id = useSearchParam<'/messages'>('conversation') as ConversationId | null
  const username = useSearchParam<'/messages'>('user')
  const asked = useSearchParam<'/messages'>('tab')
  const tab = tabs.find((name) => name === asked) ?? 'all'
  const [isStarting, setStarting] = useState(false)
  const isPhone = useMedia(phone)
  const isOpen = id !== null || username !== null
  const [wasListed, setListed] = useState(!isOpen)
  if (!isOpen && !wasListed) setListed(true)
  const start = () => setStarting(true)
  useVisualHeight(isPhone && isOpen)
  const { setElement, isSwiping } = useSwipeBack(isPhone && id !== null, () => {
    void go(hrefOf(undefined, tab))
  })
  // What an earlier visit left behind goes on its way.
  useEffect(() => outboxOf(viewer).resume(), [viewer])
  return (
    <div className={styles.screen} data-open={isOpen || undefined}>
      {(!(isPhone && isOpen) || isSwiping) && (
        <ConversationList viewer={viewer} tab={tab} openId={id} onNew={start} />
      )}
      {id !== null && (
        <div ref={setElement} className={styles.chat}>
          <Chat
            id={id}
            viewer={viewer}
            tab={tab}
            isPhone={isPhone}
            takesFocus={isPhone && wasListed}
          />
        </div>
      )}
      {id === null && username !== null && <OpenWith username={username} />}
      {!isOpen && !isPhone && <NothingOpen onNew={start} />}
      {isStarting && <NewConversation viewer={viewer} onClose={() => setStarting(false)} />}
    </div>
  )
}
