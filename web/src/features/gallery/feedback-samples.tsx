import { Inbox, Plus } from 'lucide-react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton, SkeletonText } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/form/button.tsx'
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
          Devices you sign in on will show up here, with the time and location.
        </EmptyState>
      </Sample>
      <Sample title="Error" stacked>
        <ErrorState level={3} title="We couldn’t load your devices" onRetry={() => {}}>
          The server didn’t respond. Nothing was changed.
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
