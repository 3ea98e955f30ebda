import { limits } from '@fanfare/contract/limits'
import { useLocation } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { restate } from '../../core/navigation/app-link.tsx'
import { useTitle } from '../../core/navigation/use-title.ts'
import { Button } from '../../ui/form/button.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import layout from '../../ui/layout/layout.module.css'
import { LinkTabs } from '../../ui/layout/tabs.tsx'
import typography from '../../ui/text/typography.module.css'
import { hrefOfList, paramsOf, searchFrom } from './list-search.ts'
import { NotificationList } from './notification-list.tsx'
import { countText, tabs, unreadWords } from './notification-words.ts'
import styles from './notifications-screen.module.css'
import { useUnread } from './use-notifications.ts'

export function NotificationsScreen() {
  useTitle('Notifications')
  const asked = searchFrom(useLocation({ select: (location) => location.searchStr }))
  const { tab, q } = asked
  const known = useUnread()
  const search = (words: string) => void restate<'/notifications'>(paramsOf({ tab, q: words }))
  return (
    <div className={styles.screen}>
      <header className={layout.between12}>
        <div>
          <h1>Notifications</h1>
          <p className={typography.secondary} role="status">
            {known && unreadWords(known.unread)}
          </p>
        </div>
        <Button variant="outline" icon={<Settings size={16} />} href="/settings/notifications">
          Settings
        </Button>
      </header>
      <SearchField
        label="Search notifications"
        q={q}
        onChange={search}
        maxLength={limits.notificationSearch}
      />
      <LinkTabs
        label="Kinds of notifications"
        tabs={tabs.map(([name, label]) => ({
          label,
          href: hrefOfList({ tab: name, q }),
          current: name === tab,
          ...(known ? { count: countText(known.counts[name]) } : {}),
        }))}
      />
      {/* Another list has another selection. */}
      <NotificationList key={`${tab} ${q}`} asked={asked} onClear={() => search('')} />
    </div>
  )
}
