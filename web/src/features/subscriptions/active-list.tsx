import type { SubscriptionView } from '@fanfare/contract'
import { Crown } from 'lucide-react'
import { MoreOf } from '../../core/api/more-of.tsx'
import { withSearch } from '../../core/navigation/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { CheckList } from '../../ui/layout/check-list.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { CancelButton } from './cancel-button.tsx'
import { NoticeList } from './notices/notice-list.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { creatorName, nextWords } from './subscription-words.ts'
import styles from './subscriptions-screen.module.css'
import type { useSubscriptions } from './use-subscriptions.ts'

export function ActiveList({ list }: { list: ReturnType<typeof useSubscriptions> }) {
  return (
    <>
      {list.rows?.length === 0 && (
        <Panel>
          <EmptyState
            icon={<Crown size={24} />}
            title="No subscriptions yet"
            action={
              <Button variant="primary" href="/explore">
                Explore Creators
              </Button>
            }
          >
            Your subscriptions will show up here, with their price and next billing date.
          </EmptyState>
        </Panel>
      )}
      <ul className={styles.cards}>
        {list.rows?.map((subscription) => (
          <li key={subscription.id}>
            <ActiveCard subscription={subscription} />
          </li>
        ))}
      </ul>
      <MoreOf what="subscriptions" list={list} />
    </>
  )
}

function ActiveCard({ subscription }: { subscription: SubscriptionView }) {
  const next = nextWords(subscription)
  return (
    <SubscriptionCard
      subscription={subscription}
      facts={[[next.name, next.text]]}
      actions={
        <>
          <Button
            variant="outline"
            href={withSearch('/subscriptions', { subscription: subscription.id })}
            aria-label={`Manage ${creatorName(subscription)}`}
          >
            Manage
          </Button>
          <CancelButton subscription={subscription} />
        </>
      }
    >
      <NoticeList subscription={subscription} />
      <CheckList label="Benefits" lines={subscription.tier.benefits} />
    </SubscriptionCard>
  )
}
