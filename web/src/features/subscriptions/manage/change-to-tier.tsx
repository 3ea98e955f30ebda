import type { SubscriptionId, TierId } from '@fanfare/contract'
import { LoadError } from '../../../core/api/load-error.tsx'
import { SkeletonText } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useSubscription } from '../use-subscriptions.ts'
import { ChangeDialog } from './change-dialog.tsx'

type Props = { id: SubscriptionId; tierId: TierId; onClose: () => void }

/** From a tier that is offered: the change with this tier chosen, without leaving the page. */
export function ChangeToTier({ id, tierId, onClose }: Props) {
  const read = useSubscription(id)
  if (read.data) {
    const { subscription } = read.data
    return <ChangeDialog subscription={subscription} wanted={tierId} onClose={onClose} />
  }
  return (
    <Dialog open onClose={onClose} title="Change tier">
      {read.error ? (
        <LoadError level={3} title="We couldn’t load this subscription" read={read} />
      ) : (
        <SkeletonText lines={4} />
      )}
    </Dialog>
  )
}
