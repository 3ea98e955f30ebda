import type { ConversationId } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { X } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { usePages } from '../../../core/api/pages.ts'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { RelativeTime } from '../../../ui/text/relative-time.tsx'
import { SearchInput } from '../search-input.tsx'
import styles from './chat-search.module.css'

type Props = { conversationId: ConversationId; onJump: (seq: number) => void; onClose: () => void }

/** Over the messages, which stay where they are until one is chosen. */
export function ChatSearch({ conversationId, onJump, onClose }: Props) {
  const [q, setQ] = useState('')
  return (
    <search className={styles.search}>
      <div className={styles.row}>
        <div className={styles.field}>
          <SearchInput
            label="Search in this conversation"
            maxLength={limits.messageSearch}
            isFirst
            onSearch={setQ}
          />
        </div>
        <IconButton label="Close search" icon={<X size={20} />} onClick={onClose} />
      </div>
      {q && <Found key={q} q={q} conversationId={conversationId} onJump={onJump} />}
    </search>
  )
}

type FoundProps = Omit<Props, 'onClose'> & { q: string }

function Found({ q, conversationId, onJump }: FoundProps) {
  const { data, ...list } = usePages('searchMessages', { query: { q, conversationId, limit: 20 } })
  const found = data?.pages.flatMap(({ messages }) => messages)
  if (!found && list.error) {
    return <LoadError level={3} title="Failed to search messages" read={list} />
  }
  if (!found) return <SkeletonText lines={2} />
  return (
    <div className={styles.found}>
      {found.length === 0 && (
        <p role="status" className={styles.none}>
          No messages match “{q}”
        </p>
      )}
      <ul className={styles.results} aria-label="Messages found">
        {found.map(({ id, seq, senderName, content, timestamp }) => (
          <li key={id}>
            <button type="button" className={styles.result} onClick={() => onJump(seq)}>
              <span className={styles.by}>
                <strong>{senderName}</strong> <RelativeTime at={timestamp} />
              </span>
              <span className={styles.words}>{content}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          size="sm"
          variant="outline"
          loading={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
