import { Skeleton, SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { CheckoutFrame } from './checkout-frame.tsx'
import styles from './order-summary.module.css'

export function CheckoutSkeleton() {
  return (
    <CheckoutFrame>
      <div className={styles.summary} aria-busy="true">
        <VisuallyHidden role="status">Loading the price</VisuallyHidden>
        <Skeleton shape="block" width="70%" height={34} />
        <div className={styles.item}>
          <Skeleton shape="block" width={128} height={72} />
          <SkeletonText lines={2} />
        </div>
        <Panel>
          <Skeleton shape="block" width={140} height={46} />
          <SkeletonText />
        </Panel>
      </div>
      <Panel>
        <SkeletonText lines={6} />
      </Panel>
    </CheckoutFrame>
  )
}
