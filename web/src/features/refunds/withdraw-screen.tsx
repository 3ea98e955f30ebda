import { Suspense } from 'react'
import { useTitle } from '../../core/navigation/use-title.ts'
import { useViewer } from '../../core/session/viewer.ts'
import { SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Link } from '../../ui/layout/link.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { Prose } from '../../ui/layout/prose.tsx'
import { lazyComponent } from '../../ui/lib/lazy-component.ts'
import styles from './refunds.module.css'
import { WithdrawPurchases } from './withdraw-purchases.tsx'

// Loaded lazily, because the form needs zod.
const WithdrawForm = lazyComponent(() => import('./withdraw-form.tsx'), 'WithdrawForm')

/** Linked from every page: withdrawing must be as easy as buying was. */
export function WithdrawScreen() {
  useTitle('Withdraw from contract')
  const viewer = useViewer()
  return (
    <div className={styles.page}>
      <Prose>
        <h1>Withdraw from contract</h1>
        <p>
          Withdraw from a purchase or a subscription here without giving a reason. We’ll confirm by
          email that we received your withdrawal and tell you what happens next. If you bought it in
          the last 30 days and opened less than a quarter of it, we’ll refund you right away.
          Otherwise, because you asked for immediate access, we’ll ask the creator, who has 3 days
          to respond.
        </p>
        <p>
          A subscription won’t renew after you withdraw. If you opened nothing locked in the current
          period, it ends right away and we’ll refund the unused days. Otherwise you keep access
          until the period ends. You can also end it in{' '}
          <Link href="/subscriptions">My Subscriptions</Link>, which shows what you get back before
          you confirm.
        </p>
      </Prose>
      {viewer && <WithdrawPurchases />}
      <Panel title={viewer ? 'Bought with another account?' : 'Your purchase'}>
        <Suspense fallback={<SkeletonText />}>
          <WithdrawForm />
        </Suspense>
      </Panel>
    </div>
  )
}
