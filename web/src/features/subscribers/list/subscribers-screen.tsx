import { useLocation } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { restate } from '../../../app/app-link.tsx'
import { MoreOf } from '../../../app/more-of.tsx'
import { useTitle } from '../../../app/use-title.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import rows from '../../../ui/rows.module.css'
import { type Asked, useSubscribers, useTiersOnSale } from '../use-audience.ts'
import styles from './list.module.css'
import { ListTools } from './list-tools.tsx'
import { SubscriberRow } from './subscriber-row.tsx'
import { queryFrom } from './subscribers-query.ts'

/** The inner tab Subscribers. */
export function SubscribersScreen() {
  useTitle('Subscribers')
  const search = useLocation({ select: (location) => location.searchStr })
  const asked = queryFrom(search)
  const list = useSubscribers(asked)
  const tiers = useTiersOnSale().data?.tiers ?? []
  const change = (name: string, value: string) =>
    void restate({
      ...Object.fromEntries(new URLSearchParams(search)),
      [name]: value || undefined,
    })
  return (
    <Panel title="Subscribers">
      <div className={styles.panel}>
        <ListTools asked={asked} tiers={tiers} onChange={change} />
        {list.rows && list.rows.length > 0 && (
          <ul
            className={rows.rows}
            aria-label="Subscribers"
            aria-busy={list.isPlaceholderData || undefined}
          >
            {list.rows.map((subscriber) => (
              <SubscriberRow key={subscriber.id} subscriber={subscriber} />
            ))}
          </ul>
        )}
        {list.rows?.length === 0 && <Nobody asked={asked} />}
        <MoreOf what="subscribers" list={list} />
      </div>
    </Panel>
  )
}

function Nobody({ asked: { search, state, tierId } }: { asked: Asked }) {
  if (search) return <p className={rows.none}>Nobody here has a name that begins with {search}.</p>
  if (state || tierId) return <p className={rows.none}>Nobody is in this part of the list.</p>
  return (
    <EmptyState
      level={3}
      icon={<Users size={24} />}
      title="No subscribers yet"
      action={<Button href="/dashboard/subscriptions/tiers">Look at your tiers</Button>}
    >
      Whoever subscribes stands here, with their tier, what they have paid and when it renews.
    </EmptyState>
  )
}
