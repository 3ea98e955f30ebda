import type { SubscriptionView } from '@fanfare/contract'
import { History } from 'lucide-react'
import { MoreOf } from '../../core/api/more-of.tsx'
import { moneyText } from '../../core/format/money.ts'
import { profilePath, withSearch } from '../../core/navigation/paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Button } from '../../ui/form/button.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { dayText } from '../../ui/text/dates.ts'
import { SubscriptionCard } from './subscription-card.tsx'
import { creatorName, endWords } from './subscription-words.ts'
import styles from './subscriptions-screen.module.css'
import type { useSubscriptions } from './use-subscriptions.ts'

export function ExpiredList({ list }: { list: ReturnType<typeof useSubscriptions> }) {
  return (
    <>
      {list.rows?.length === 0 && (
        <Panel>
          <EmptyState icon={<History size={24} />} title="No expired subscriptions">
            Expired subscriptions will show up here so you can resubscribe.
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
        ...(basis === 'gift' ? [] : ([['Total paid', moneyText(paidTotal)]] as const)),
      ]}
      actions={
        <>
          {abilities.resubscribe && (
            <Button
              variant="primary"
              href={withSearch('/checkout', { type: 'subscription', id: tier.id, interval })}
              aria-label={`${again} to ${creatorName(subscription)}`}
            >
              {again}
            </Button>
          )}
          {creator && (
            <Button variant="ghost" href={profilePath(creator.username)}>
              View profile
            </Button>
          )}
        </>
      }
    >
      {ended && <p>{endWords[ended.why]}</p>}
    </SubscriptionCard>
  )
}
