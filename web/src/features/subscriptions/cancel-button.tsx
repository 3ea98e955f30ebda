import type { SubscriptionView } from '@fanfare/contract'
import { useState } from 'react'
import { dayText } from '../../app/dates.ts'
import { saying } from '../../app/saying.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
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
      <CancelDialog {...{ subscription }} open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

type Props = { subscription: SubscriptionView; open: boolean; onClose: () => void }

export function CancelDialog({ subscription, open, onClose }: Props) {
  const cancel = useCancel()
  const { id, state, periodEnd } = subscription
  const confirm = async () => {
    await saying(cancel.mutateAsync({ params: { id } }), 'Cancelled. Nothing more is charged.')
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
          ? `What it includes stays open until ${dayText(periodEnd)}, and nothing more is charged.`
          : 'It ends at once, and nothing more is charged.'}
      </span>
    </ConfirmDialog>
  )
}
