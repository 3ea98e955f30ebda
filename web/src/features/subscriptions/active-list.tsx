import type { SubscriptionView } from '@fanfare/contract'
import { Crown } from 'lucide-react'
import { MoreOf } from '../../app/more-of.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
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
              <Button variant="primary" href="/subscriptions?tab=recommended">
                See who you could support
              </Button>
            }
          >
            A creator’s tier you subscribe to stands here, with what it costs and when it renews.
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
            href={`/subscription-management?subscription=${subscription.id}`}
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
