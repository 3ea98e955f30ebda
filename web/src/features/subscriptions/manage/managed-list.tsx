import type { SubscriptionId } from '@fanfare/contract'
import { ArrowLeft, Crown } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { MoreOf } from '../../../core/api/more-of.tsx'
import { useSearchParam } from '../../../core/navigation/use-search-param.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useSubscription, useSubscriptionChanges, useSubscriptions } from '../use-subscriptions.ts'
import styles from './manage.module.css'
import { ManagedSubscription } from './managed-subscription.tsx'

/** Everything one has, or the one that the address names. */
export function ManagedList() {
  useSubscriptionChanges()
  const id = useSearchParam('subscription') as SubscriptionId | null
  return id ? <OnlyOne id={id} /> : <All />
}

function All() {
  const list = useSubscriptions('current')
  return (
    <>
      {list.rows?.length === 0 && (
        <Panel>
          <EmptyState
            icon={<Crown size={24} />}
            title="No subscriptions"
            action={
              <Button variant="primary" href="/explore">
                Explore Creators
              </Button>
            }
          >
            Your subscriptions will show up here.
          </EmptyState>
        </Panel>
      )}
      {list.rows?.map((subscription) => (
        <ManagedSubscription key={subscription.id} subscription={subscription} />
      ))}
      <MoreOf what="subscriptions" list={list} />
    </>
  )
}

function OnlyOne({ id }: { id: SubscriptionId }) {
  const query = useSubscription(id)
  const { data, error } = query
  return (
    <>
      <Link href="/subscription-management" className={styles.back}>
        <ArrowLeft size={16} />
        All subscriptions
      </Link>
      {data && <ManagedSubscription subscription={data.subscription} />}
      {!data && !error && (
        <Panel>
          <SkeletonText lines={5} />
        </Panel>
      )}
      {!data && error && <LoadError title="We couldn’t load this subscription" read={query} />}
    </>
  )
}
