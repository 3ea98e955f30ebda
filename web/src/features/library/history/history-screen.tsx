import { History } from 'lucide-react'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { useTitle } from '../../../core/navigation/use-title.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { PageHead } from '../page-head.tsx'
import { ClearHistory } from './clear-history.tsx'
import { byDay } from './days.ts'
import styles from './history.module.css'
import { HistoryRow } from './history-row.tsx'
import { useHistory } from './use-history.ts'

export function HistoryScreen() {
  useTitle('History')
  const list = useHistory()
  const days = byDay(list.rows ?? [], new Date())
  const isEmpty = list.rows?.length === 0 && !list.hasNextPage
  return (
    <>
      <PageHead title="History">{days.length > 0 && <ClearHistory />}</PageHead>
      {isEmpty && (
        <EmptyState
          level={3}
          icon={<History size={24} />}
          title="No history yet"
          action={<Button href="/explore">Browse posts</Button>}
        >
          Posts you open will show up here, so you can find them again.
        </EmptyState>
      )}
      <div className={styles.days}>
        {days.map(({ name, entries }) => (
          <section key={name} className={styles.day} aria-label={name}>
            <h3 className={styles.name}>{name}</h3>
            <ul className={styles.rows}>
              {entries.map((entry) => (
                <li key={entry.content.id}>
                  <HistoryRow entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <MoreOf what="history" list={list} />
    </>
  )
}
