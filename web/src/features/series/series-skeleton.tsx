import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import layout from '../../ui/layout/layout.module.css'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './series-screen.module.css'

export function SeriesSkeleton() {
  return (
    <div className={styles.series} aria-busy="true">
      <VisuallyHidden role="status">Loading series</VisuallyHidden>
      <div className={styles.head}>
        <Skeleton width={60} />
        <Skeleton width="50%" height={26} />
        <Skeleton width={220} />
        <SkeletonText lines={2} />
      </div>
      <div className={layout.stack16}>
        {['a', 'b', 'c', 'd'].map((bone) => (
          <Skeleton key={bone} shape="block" height={74} />
        ))}
      </div>
    </div>
  )
}
