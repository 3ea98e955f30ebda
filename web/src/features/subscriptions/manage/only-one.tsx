import type { SubscriptionId } from '@fanfare/contract'
import { ArrowLeft } from 'lucide-react'
import { LoadError } from '../../../core/api/load-error.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Link } from '../../../ui/layout/link.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { useSubscription } from '../use-subscriptions.ts'
import styles from './manage.module.css'
import { ManagedSubscription } from './managed-subscription.tsx'

/** The one that the address names, with all that can be done with it. */
export function OnlyOne({ id }: { id: SubscriptionId }) {
  const query = useSubscription(id)
  const { data, error } = query
  return (
    <div className={layout.stack12}>
      <Link href="/subscriptions" className={styles.back}>
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
    </div>
  )
}
