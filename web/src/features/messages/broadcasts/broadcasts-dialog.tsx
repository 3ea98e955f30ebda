import type { BroadcastView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Megaphone, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { readOf } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { usePages } from '../../../core/api/pages.ts'
import { useRefreshOn } from '../../../core/realtime/use-own-changes.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { dateTimeText } from '../../../ui/text/dates.ts'
import { BroadcastForm } from './broadcast-form.tsx'
import { audienceWords, reachWords } from './broadcast-words.ts'
import styles from './broadcasts.module.css'
import { DeleteBroadcast } from './delete-broadcast.tsx'

/** What was sent and what waits, the newest first. */
export function BroadcastsDialog({ onClose }: { onClose: () => void }) {
  const { data, ...list } = usePages('listBroadcasts', { query: { limit: 20 } })
  const [editing, setEditing] = useState<BroadcastView | 'new' | null>(null)
  const [deleting, setDeleting] = useState<BroadcastView | null>(null)
  useRefreshOn(['broadcasts'], ['listBroadcasts'])
  const rows = data?.pages.flatMap(({ broadcasts }) => broadcasts)
  if (editing !== null) {
    return (
      <BroadcastForm
        broadcast={editing === 'new' ? null : editing}
        onClose={() => setEditing(null)}
      />
    )
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Broadcasts"
        description="One message to all your subscribers or to one tier. Their replies come to you alone."
        actions={
          <Button variant="primary" data-first onClick={() => setEditing('new')}>
            New broadcast
          </Button>
        }
      >
        {!rows && list.error && (
          <LoadError level={3} title="We couldn’t load your broadcasts" read={list} />
        )}
        {!rows && !list.error && <SkeletonText lines={4} />}
        {rows?.length === 0 && (
          <EmptyState level={3} icon={<Megaphone size={24} />} title="No broadcasts yet">
            A broadcast goes to everyone who’s subscribed when you send it.
          </EmptyState>
        )}
        <ul className={styles.rows}>
          {rows?.map((row) => (
            <Row
              key={row.id}
              row={row}
              onEdit={() => setEditing(row)}
              onDelete={() => setDeleting(row)}
            />
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
      </Dialog>
      {deleting && <DeleteBroadcast broadcast={deleting} onClose={() => setDeleting(null)} />}
    </>
  )
}

type RowProps = { row: BroadcastView; onEdit: () => void; onDelete: () => void }

function Row({ row, onEdit, onDelete }: RowProps) {
  const tiers = useQuery(readOf('listOwnTiers')).data?.tiers ?? []
  const { text, sendAt, sentAt } = row
  const waits = sentAt === null
  const when = sentAt ?? sendAt
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <p className={styles.facts}>
          {[
            audienceWords(row, tiers),
            waits ? 'Scheduled' : reachWords(row),
            when && dateTimeText(when),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {waits && (
        <IconButton small label="Edit broadcast" icon={<Pencil size={16} />} onClick={onEdit} />
      )}
      <IconButton
        small
        label={waits ? 'Cancel broadcast' : 'Delete broadcast'}
        icon={<Trash2 size={16} />}
        onClick={onDelete}
      />
    </li>
  )
}
