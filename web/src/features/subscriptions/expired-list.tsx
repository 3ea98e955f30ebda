import type { SubscriptionView } from '@fanfare/contract'
import { History } from 'lucide-react'
import { dayText } from '../../app/dates.ts'
import { moneyText } from '../../app/money.ts'
import { MoreOf } from '../../app/more-of.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { creatorName, endWords } from './subscription-words.ts'
import styles from './subscriptions-screen.module.css'
import type { useSubscriptions } from './use-subscriptions.ts'

export function ExpiredList({ list }: { list: ReturnType<typeof useSubscriptions> }) {
  return (
    <>
      {list.rows?.length === 0 && (
        <Panel>
          <EmptyState icon={<History size={24} />} title="Nothing has ended">
            A subscription that has run out stays here, so that you can begin it again.
          </EmptyState>
        </Panel>
      )}
      <ul className={styles.cards}>
        {list.rows?.map((subscription) => (
          <li key={subscription.id}>
            <ExpiredCard subscription={subscription} />
          </li>
        ))}
      </ul>
      <MoreOf what="expired subscriptions" list={list} />
    </>
  )
}

function ExpiredCard({ subscription }: { subscription: SubscriptionView }) {
  const { tier, interval, basis, ended, paidTotal, abilities, creator } = subscription
  const again = basis === 'gift' ? 'Subscribe' : 'Resubscribe'
  return (
    <SubscriptionCard
      subscription={subscription}
      facts={[
        ...(ended ? ([['Ended', dayText(ended.at)]] as const) : []),
        ...(basis === 'gift' ? [] : ([['Paid in all', moneyText(paidTotal)]] as const)),
      ]}
      actions={
        <>
          {abilities.resubscribe && (
            <Button
              variant="primary"
              href={`/checkout?type=subscription&id=${tier.id}&interval=${interval}`}
              aria-label={`${again} to ${creatorName(subscription)}`}
            >
              {again}
            </Button>
          )}
          {creator && (
            <Button variant="ghost" href={`/profile/${creator.username}`}>
              See the profile
            </Button>
          )}
        </>
      }
    >
      {ended && <p>{endWords[ended.why]}</p>}
    </SubscriptionCard>
  )
}
