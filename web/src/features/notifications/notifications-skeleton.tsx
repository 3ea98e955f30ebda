import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './notifications-skeleton.module.css'

const skeletons = ['a', 'b', 'c', 'd', 'e']

export function NotificationsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">Loading notifications</VisuallyHidden>
      {skeletons.map((bone) => (
        <div key={bone} className={styles.row}>
          <Skeleton shape="disc" width={40} height={40} />
          <div className={styles.words}>
            <Skeleton width="80%" />
            <Skeleton width="35%" />
          </div>
        </div>
      ))}
    </div>
  )
}
