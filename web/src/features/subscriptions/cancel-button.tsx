import type { SubscriptionView } from '@fanfare/contract'
import { useState } from 'react'
import { toastResult } from '../../core/api/toast-result.ts'
import { Button } from '../../ui/form/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { dayText } from '../../ui/text/dates.ts'
import styles from './subscription-card.module.css'
import { creatorName } from './subscription-words.ts'
import { useCancel } from './use-subscriptions.ts'

/** One question, no survey. */
export function CancelButton({ subscription }: { subscription: SubscriptionView }) {
  const [asking, setAsking] = useState(false)
  if (!subscription.abilities.cancel) return null
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`Cancel ${creatorName(subscription)}`}
        onClick={() => setAsking(true)}
      >
        Cancel
      </Button>
      <CancelDialog subscription={subscription} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

type Props = { subscription: SubscriptionView; open: boolean; onClose: () => void }

export function CancelDialog({ subscription, open, onClose }: Props) {
  const cancel = useCancel()
  const { id, state, periodEnd } = subscription
  const confirm = async () => {
    await toastResult(
      cancel.run({ params: { id } }),
      'Subscription canceled. You won’t be charged again.',
    )
    onClose()
  }
  return (
    <ConfirmDialog
      open={open}
      title="Cancel Subscription"
      cancel="Keep Subscription"
      confirm="Cancel"
      danger
      busy={cancel.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Are you sure you want to cancel this subscription? You'll lose access to premium content.
      <span className={styles.until}>
        {state === 'active' && periodEnd
          ? `You keep access until ${dayText(periodEnd)} and won’t be charged again.`
          : 'It ends right away, and you won’t be charged again.'}
      </span>
    </ConfirmDialog>
  )
}
