import type { NotificationView } from '@fanfare/contract'
import { useEffect, useEffectEvent, useRef } from 'react'
import { LoadError } from '../../core/api/load-error.tsx'
import { MoreOf } from '../../core/api/more-of.tsx'
import { Arrivals } from '../../ui/feedback/arrivals.tsx'
import { ListBar } from './list-bar.tsx'
import type { ListSearch } from './list-search.ts'
import { NoMatches, NoNotifications } from './no-notifications.tsx'
import styles from './notification-list.module.css'
import { NotificationRow } from './notification-row.tsx'
import { arrivalWords, showingWords } from './notification-words.ts'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useNotificationCommand } from './use-notification-command.ts'
import { useNotificationPages, useUnread } from './use-notifications.ts'
import { useSeen } from './use-seen.ts'
import { useSelection } from './use-selection.ts'

type Props = { asked: ListSearch; onClear: () => void }
type Some = readonly NotificationView[]

export function NotificationList({ asked, onClear }: Props) {
  const list = useNotificationPages(asked)
  const { rows } = list
  const isHeld = useArrivals(list.readAgain)
  const unseen = useUnread()?.unseen
  useSeen(rows !== undefined && !isHeld)
  useSearchOn(list)
  if (!rows && list.error) {
    return <LoadError title="We couldn’t load your notifications" read={list} />
  }
  const isLookingOn = rows?.length === 0 && list.hasNextPage && !list.isFetchNextPageError
  if (!rows || isLookingOn) return <NotificationsSkeleton />
  return (
    <>
      <div>
        <Arrivals
          words={isHeld && unseen ? arrivalWords(unseen) : ''}
          onShow={() => scrollTo({ top: 0 })}
        />
        <Rows asked={asked} rows={rows} hasMore={list.hasNextPage} onClear={onClear} />
      </div>
      <MoreOf what="notifications" list={list} />
    </>
  )
}

/** A search looks through some hundreds with each request, and may have found nothing among those. */
const useSearchOn = ({
  rows,
  hasNextPage,
  isFetching,
  isFetchNextPageError,
  fetchNextPage,
}: ReturnType<typeof useNotificationPages>) => {
  const lookOn = useEffectEvent(() => void fetchNextPage())
  const isDue = rows?.length === 0 && hasNextPage && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isDue) lookOn()
  }, [isDue])
}

type RowsProps = Props & { rows: Some; hasMore: boolean }

function Rows({ asked: { tab, q }, rows, hasMore, onClear }: RowsProps) {
  const region = useRef<HTMLElement>(null)
  const known = useUnread()
  const selection = useSelection(rows)
  const { change } = useNotificationCommand()
  const read = (some: Some) => {
    const unread = some.filter(({ isRead }) => !isRead)
    if (unread.length > 0) change({ action: 'read', notifications: unread })
  }
  const remove = (some: Some) => {
    // Before the button that was pressed goes, and the focus with it.
    region.current?.focus({ preventScroll: true })
    selection.clear()
    change({ action: 'delete', notifications: some })
  }
  const isEmpty = rows.length === 0 && !hasMore
  return (
    <section ref={region} tabIndex={-1} aria-label="Your notifications" className={styles.region}>
      {isEmpty && (q ? <NoMatches onClear={onClear} /> : <NoNotifications tab={tab} />)}
      {rows.length > 0 && (
        <ListBar
          selection={selection}
          isAll={selection.selected.length === rows.length}
          showing={showingWords({
            shown: rows.length,
            counted: known?.counts[tab],
            hasMore,
            isSearch: q !== '',
          })}
          hasUnread={(known?.unread ?? 0) > 0}
          onRead={() => {
            read(selection.selected)
            selection.clear()
          }}
          onDelete={() => remove(selection.selected)}
          onReadAll={() => change({ action: 'read-all' })}
        />
      )}
      <ul className={styles.rows}>
        {rows.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            isSelected={selection.isSelected(one.id)}
            onSelect={(on) => selection.select(one.id, on)}
            onRead={() => read([one])}
            onDelete={() => remove([one])}
          />
        ))}
      </ul>
    </section>
  )
}
