import type { SubscriptionId } from '@fanfare/contract'
import { ArrowLeft, Crown } from 'lucide-react'
import { LoadError } from '../../../app/load-error.tsx'
import { MoreOf } from '../../../app/more-of.tsx'
import { useSearchParam } from '../../../app/use-search-param.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useSubscription, useSubscriptionChanges, useSubscriptions } from '../use-subscriptions.ts'
import styles from './care.module.css'
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
              <Button variant="primary" href="/">
                Explore Creators
              </Button>
            }
          >
            You pay nothing each month. A creator’s tier you subscribe to will stand here.
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
  const { data, error, refetch, isFetching } = useSubscription(id)
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
      {!data && error && (
        <LoadError
          title="This subscription could not be loaded"
          read={{ error, refetch, isFetching }}
        />
      )}
    </>
  )
}
