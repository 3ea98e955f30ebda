import { useLocation } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { restate } from '../../../core/navigation/app-link.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Button } from '../../../ui/form/button.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import rows from '../../../ui/layout/rows.module.css'
import { type Asked, useSubscribers, useTiersOnSale } from '../use-audience.ts'
import { ListTools } from './list-tools.tsx'
import { SubscriberRow } from './subscriber-row.tsx'
import { queryFrom } from './subscribers-query.ts'

/** Everybody by name, with what can be done for each of them. */
export function SubscriberList() {
  const search = useLocation({ select: (location) => location.searchStr })
  const asked = queryFrom(search)
  const list = useSubscribers(asked)
  const tiers = useTiersOnSale().data?.tiers ?? []
  const change = (name: string, value: string) =>
    void restate<'/dashboard/subscriptions/subscribers'>({
      ...Object.fromEntries(new URLSearchParams(search)),
      [name]: value || undefined,
    })
  return (
    <Panel>
      <div className={layout.stack16}>
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
  if (search) return <p className={rows.none}>No subscribers match “{search}”</p>
  if (state || tierId) return <p className={rows.none}>No subscribers match these filters</p>
  return (
    <EmptyState
      icon={<Users size={24} />}
      title="No subscribers yet"
      action={<Button href="/dashboard/subscriptions/tiers">View your tiers</Button>}
    >
      Your subscribers will show up here, with their tier, what they’ve paid and when they renew.
    </EmptyState>
  )
}
