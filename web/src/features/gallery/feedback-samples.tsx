import { Inbox, Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

export function FeedbackSamples() {
  return (
    <div className={styles.columns}>
      <Sample title="Empty" stacked>
        <EmptyState
          level={3}
          icon={<Inbox size={24} />}
          title="No devices yet"
          action={
            <Button variant="primary" icon={<Plus size={16} />}>
              Add a device
            </Button>
          }
        >
          Every device you sign in on is listed here, with the time and place.
        </EmptyState>
      </Sample>
      <Sample title="Error" stacked>
        <ErrorState level={3} title="Your devices could not be loaded" onRetry={() => {}}>
          The server did not answer. Nothing was changed.
        </ErrorState>
      </Sample>
      <Sample title="Skeleton" stacked>
        <Skeleton shape="block" height={160} />
        <div className={styles.skeletonRow}>
          <Skeleton shape="disc" width={36} height={36} />
          <div className={styles.grow}>
            <SkeletonText lines={3} />
          </div>
        </div>
      </Sample>
    </div>
  )
}
