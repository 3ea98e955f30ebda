import { useQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../core/api/load-error.tsx'
import { realtime } from '../../core/realtime/realtime.ts'
import { useNotificationTopic } from '../../core/realtime/use-topic.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { FilterTabs } from '../../ui/layout/filter-tabs.tsx'
import { Link } from '../../ui/layout/link.tsx'
import styles from './dropdown.module.css'
import { NoNotifications } from './no-notifications.tsx'
import { NotificationLink } from './notification-link.tsx'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { useNotificationCommand } from './use-notification-command.ts'
import { latestQuery, useUnread } from './use-notifications.ts'
import { useSeen } from './use-seen.ts'

type Filter = 'all' | 'unread'
const filters = [
  ['all', 'All'],
  ['unread', 'Unread'],
] as const

type Props = { viewer: Viewer; onDone: () => void }

export function Dropdown({ viewer, onDone }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const { change } = useNotificationCommand()
  const hasUnread = (useUnread()?.unread ?? 0) > 0
  return (
    <>
      <header className={styles.head}>
        <h2 className={styles.title}>Notifications</h2>
        <FilterTabs label="Show" options={filters} value={filter} onChoose={setFilter} />
        <span className={styles.tools}>
          {hasUnread && (
            <Button size="sm" variant="ghost" onClick={() => change({ action: 'read-all' })}>
              Mark all read
            </Button>
          )}
          <IconButton
            small
            href="/settings/notifications"
            label="Notification settings"
            icon={<Settings size={16} />}
            onClick={onDone}
          />
        </span>
      </header>
      <div className={styles.list}>
        <Latest key={filter} viewer={viewer} filter={filter} onDone={onDone} />
        <Link href="/notifications" className={styles.all} onClick={onDone}>
          See all notifications
        </Link>
      </div>
    </>
  )
}

function Latest({ viewer, filter, onDone }: Props & { filter: Filter }) {
  const latestList = latestQuery(filter)
  const list = useQuery(latestList)
  const { change } = useNotificationCommand()
  const latest = list.data?.notifications
  useSeen(latest !== undefined)
  useNotificationTopic(viewer.id, () => realtime.reread({ queryKey: latestList.queryKey }))
  if (!latest && list.error) {
    return <LoadError level={3} title="We couldn’t load your notifications" read={list} />
  }
  if (!latest) return <NotificationsSkeleton />
  if (latest.length === 0) return <NoNotifications tab={filter} level={3} />
  return (
    <ul className={styles.items} aria-label="Latest notifications">
      {latest.map((one) => (
        <li key={one.id} className={styles.item}>
          <NotificationLink
            notification={one}
            onRead={() => one.isRead || change({ action: 'read', notifications: [one] })}
            onOpen={onDone}
          />
        </li>
      ))}
    </ul>
  )
}
