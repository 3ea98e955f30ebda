import type { ConversationView, Viewer } from '@fanfare/contract'
import { useState } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { useNear } from '../../../ui/lib/use-near.ts'
import type { Tab } from '../words.ts'
import styles from './conversation-list.module.css'
import { ConversationRow } from './conversation-row.tsx'
import { DeleteConversation } from './delete-conversation.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { NoConversations } from './no-conversations.tsx'
import { useConversations } from './use-conversations.ts'
import { useTypingInList } from './use-typing-in-list.ts'

type Props = { viewer: Viewer; tab: Tab; q: string; openId: string | null; onNew: () => void }

/** A socket follows a limited number of people: those at the top are looked at most. */
const followedRows = 20

export function ConversationRows({ viewer, tab, q, openId, onNew }: Props) {
  const list = useConversations(tab, q)
  const typistIn = useTypingInList(viewer, list.rows ?? [])
  const [deleting, setDeleting] = useState<ConversationView | null>(null)
  const { rows, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list
  const more = () => void fetchNextPage()
  const wanted = hasNextPage && !isFetchingNextPage && !isFetchNextPageError
  const end = useNear({ wanted, ahead: 400, onNear: more })
  if (!rows && error) {
    return (
      <div className={styles.rows}>
        <LoadError title="Failed to load conversations" read={list} />
      </div>
    )
  }
  if (!rows) return <ListSkeleton />
  return (
    <div className={styles.rows} aria-busy={list.isPlaceholderData || undefined}>
      {rows.length === 0 && !hasNextPage && <NoConversations tab={tab} q={q} onNew={onNew} />}
      {rows.length > 0 && (
        <ul className={styles.items} aria-label="Conversations">
          {rows.map((conversation, at) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              viewer={viewer}
              tab={tab}
              isOpen={conversation.id === openId}
              typistId={typistIn(conversation)}
              isFollowed={at < followedRows}
              onDelete={() => setDeleting(conversation)}
            />
          ))}
        </ul>
      )}
      <div ref={end} />
      {hasNextPage && (
        <p className={styles.more}>
          {isFetchNextPageError && <span role="alert">We couldn’t load more.</span>}
          <Button size="sm" variant="outline" loading={isFetchingNextPage} onClick={more}>
            Show more
          </Button>
        </p>
      )}
      {deleting && (
        <DeleteConversation
          conversation={deleting}
          isOpen={deleting.id === openId}
          onClose={() => setDeleting(null)}
        />
      )}
    </div>
  )
}
