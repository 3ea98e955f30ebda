import { useQueryClient } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { Suspense } from 'react'
import { realtime } from '../../core/realtime/realtime.ts'
import { useNotificationTopic } from '../../core/realtime/use-topic.ts'
import type { Viewer } from '../../core/session/viewer.ts'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { lazyAfterPaint } from '../../ui/lib/lazy-component.ts'
import { roving } from '../../ui/lib/roving.ts'
import { Popover } from '../../ui/overlay/popover.tsx'
import styles from './bell.module.css'
import { bellLabel, countText } from './notification-words.ts'
import { NotificationsSkeleton } from './notifications-skeleton.tsx'
import { listsFilter, unreadQuery, useUnread } from './use-notifications.ts'

const Dropdown = lazyAfterPaint(() => import('./dropdown.tsx'), 'Dropdown')

/** On every page, so that its number is the same on all devices of this person. */
export function Bell({ viewer }: { viewer: Viewer }) {
  const queries = useQueryClient()
  const unseen = useUnread()?.unseen ?? 0
  useNotificationTopic(viewer.id, () => {
    realtime.reread({ queryKey: unreadQuery.queryKey })
    // Whoever shows a list decides when it may change; one that is opened later is read again.
    void queries.invalidateQueries({ ...listsFilter, refetchType: 'none' })
  })
  const label = bellLabel(unseen)
  return (
    <>
      <Popover
        side="below"
        first="[role=dialog]"
        className={styles.panel}
        trigger={(props) => (
          <IconButton
            {...props}
            label={label}
            aria-haspopup="dialog"
            icon={
              <>
                <BellIcon size={20} />
                {unseen > 0 && <span className={styles.badge}>{countText(unseen)}</span>}
              </>
            }
          />
        )}
      >
        {(close) => (
          <div
            role="dialog"
            aria-label="Notifications"
            tabIndex={-1}
            className={styles.dialog}
            onKeyDown={roving('[data-notification]', 'column')}
          >
            <Suspense fallback={<NotificationsSkeleton />}>
              <Dropdown viewer={viewer} onDone={close} />
            </Suspense>
          </div>
        )}
      </Popover>
      <VisuallyHidden role="status">{unseen > 0 && label}</VisuallyHidden>
    </>
  )
}
