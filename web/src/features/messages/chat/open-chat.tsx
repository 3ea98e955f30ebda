import type { ConversationId, ConversationView, Viewer } from '@fanfare/contract'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { Chosen } from '../attach/trays.ts'
import { Composer } from '../composer/composer.tsx'
import { Info } from '../info/info.tsx'
import { useInfoOpen } from '../info/use-info-open.ts'
import type { Message } from '../thread/thread.ts'
import { useLogScroll } from '../thread/use-log-scroll.ts'
import { peopleById, type Tab, titleOf } from '../words.ts'
import { ChannelBar } from './channel-bar.tsx'
import styles from './chat.module.css'
import { ChatHead } from './chat-head.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { ChatSearch } from './chat-search.tsx'
import { RequestBar } from './request-bar.tsx'
import { Typing } from './typing.tsx'
import { Unreachable } from './unreachable.tsx'
import { useChat } from './use-chat.ts'
import { useJump } from './use-jump.ts'
import { useReading } from './use-reading.ts'

type Props = {
  conversation: ConversationView & { readonly id: ConversationId }
  mayWrite: boolean
  mayAttach: boolean
  viewer: Viewer
  tab: Tab
  isPhone: boolean
  takesFocus: boolean
}

const quotedLetters = 140

const asQuote = ({ id, seq, senderName, content, attachments }: Message) => ({
  id,
  seq,
  senderName,
  content: content.slice(0, quotedLetters),
  attachments,
})

export function OpenChat(props: Props) {
  const { conversation, mayWrite, mayAttach, viewer, tab, isPhone, takesFocus } = props
  const { id, readSeq, abilities } = conversation
  const chat = useChat(conversation, viewer)
  const { thread, items, outbox, older } = chat
  const [replyTo, setReplyTo] = useState<Message | null>(null)
  const [isSearching, setSearching] = useState(false)
  const info = useInfoOpen()
  const line = useRef<HTMLDivElement>(null)
  const scroll = useLogScroll({
    firstKey: items[0]?.key,
    items,
    line,
    onNearBeginning: () => {
      if (thread?.older?.cursor) void older()
    },
  })
  const isAtEnd = scroll.isAtEnd && thread !== undefined
  useReading({ id, lastSeq: chat.lastOthers, readSeq, isAtEnd })
  const jump = useJump(id, scroll)
  const { box } = scroll
  // Not the composer, which would open the keyboard.
  useEffect(() => {
    if (takesFocus) box?.focus({ preventScroll: true })
  }, [takesFocus, box])
  const name = titleOf(conversation, viewer)
  const isRequest = abilities.accept
  const people = peopleById(conversation)
  const send = (content: string, { files, price }: Chosen) => {
    outbox.send({ content, files, price, replyTo: replyTo && asQuote(replyTo) })
    setReplyTo(null)
    scroll.toEnd()
  }
  return (
    <>
      <section className={styles.chat} aria-label={`Conversation with ${name}`}>
        <ChatHead
          conversation={conversation}
          viewer={viewer}
          tab={tab}
          isPhone={isPhone}
          isInfoOpen={info.isOpen}
          isSearching={isSearching}
          onInfo={info.toggle}
          onSearch={() => setSearching(!isSearching)}
        />
        <Unreachable />
        {isSearching && (
          <ChatSearch conversationId={id} onJump={jump} onClose={() => setSearching(false)} />
        )}
        <ChatMessages
          chat={chat}
          conversation={conversation}
          viewer={viewer}
          scroll={scroll}
          line={line}
          mayReply={mayWrite && !isRequest}
          onReply={setReplyTo}
          onJump={jump}
        />
        <VisuallyHidden role="status">{chat.announced}</VisuallyHidden>
        <Typing names={chat.typists.flatMap((userId) => people.get(userId)?.displayName ?? [])} />
        {isRequest && <RequestBar conversation={conversation} viewer={viewer} />}
        {!isRequest && mayWrite && (
          <Composer
            viewer={viewer}
            conversationId={id}
            name={name}
            // Whoever has written here takes files, also before the page has asked again.
            mayAttach={mayAttach || chat.lastOthers > 0}
            replyTo={replyTo}
            onCancelReply={() => setReplyTo(null)}
            onSend={send}
          />
        )}
        {conversation.type === 'broadcast' && (
          <ChannelBar conversation={conversation} viewer={viewer} />
        )}
        {!isRequest && !mayWrite && conversation.type !== 'broadcast' && (
          <p className={styles.closed}>{name} doesn’t accept messages from you right now.</p>
        )}
      </section>
      {info.isOpen && <Info conversation={conversation} viewer={viewer} onClose={info.toggle} />}
    </>
  )
}
