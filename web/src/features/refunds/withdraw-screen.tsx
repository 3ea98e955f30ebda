import { Suspense } from 'react'
import { useTitle } from '../../app/use-title.ts'
import { useViewer } from '../../app/viewer.ts'
import { Link } from '../../ui/link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { part } from '../../ui/part.ts'
import { Prose } from '../../ui/prose.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import styles from './refunds.module.css'
import { WithdrawPurchases } from './withdraw-purchases.tsx'

// The form brings zod with it.
const WithdrawForm = part(() => import('./withdraw-form.tsx'), 'WithdrawForm')

/** Linked from every page: withdrawing must be as easy as buying was. */
export function WithdrawScreen() {
  useTitle('Withdraw from contract')
  const viewer = useViewer()
  return (
    <div className={styles.page}>
      <Prose>
        <h1>Withdraw from contract</h1>
        <p>
          Here you take back a purchase without giving a reason. We confirm by mail that your
          withdrawal arrived, and say what comes of it. What you had hardly opened within 30 days is
          refunded at once; you agreed to be supplied at once, so for the rest the creator is asked
          and has three days to answer.
        </p>
        <p>
          A subscription is ended under{' '}
          <Link href="/subscription-management">Subscription Management</Link>, where you see at
          once what comes back for days you have not used.
        </p>
      </Prose>
      {viewer && <WithdrawPurchases />}
      <Panel title={viewer ? 'Bought with another account' : 'Your purchase'}>
        <Suspense fallback={<SkeletonText />}>
          <WithdrawForm />
        </Suspense>
      </Panel>
    </div>
  )
}
