import type { OwnContent } from '@fanfare/contract'
import { Button } from '../../ui/form/button.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { countWords, dueWords, ItemCover, priceWords, StatusChip } from '../own-content/index.ts'
import styles from './content-lists.module.css'

export function RecentPanel({ recent }: { recent: readonly OwnContent[] }) {
  return (
    <Panel title="Recent content" aside={<Link href="/dashboard/content">All content</Link>}>
      {recent.length === 0 && (
        <div className={styles.empty}>
          <p>Your posts will show up here.</p>
          <Button href="/create">Create Content</Button>
        </div>
      )}
      <ul className={styles.list}>
        {recent.map((item) => (
          <li key={item.id} className={styles.row}>
            <div className={styles.cover}>
              <ItemCover item={item} sizes="96px" />
            </div>
            <div className={styles.words}>
              <Link href={`/create/${item.id}`} className={styles.title}>
                {item.title || 'Untitled'}
              </Link>
              <p className={styles.facts}>
                {item.status === 'published' ? (
                  countWords(item)
                ) : item.status === 'scheduled' ? (
                  dueWords(item)
                ) : (
                  <RelativeTime at={item.updatedAt} />
                )}
              </p>
            </div>
            <StatusChip status={item.status} />
            <span className={styles.price}>{priceWords(item)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function SchedulePanel({ schedule }: { schedule: readonly OwnContent[] }) {
  return (
    <Panel
      title="Schedule"
      aside={<Link href="/dashboard/content?status=scheduled">All scheduled</Link>}
    >
      {schedule.length === 0 && (
        <p className={styles.empty}>Nothing scheduled. Posts you schedule will show up here.</p>
      )}
      <ol className={styles.list}>
        {schedule.map((item) => (
          <li key={item.id} className={styles.row}>
            <div className={styles.words}>
              <Link href={`/create/${item.id}?step=4`} className={styles.title}>
                {item.title || 'Untitled'}
              </Link>
              <p className={styles.facts}>{dueWords(item)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
