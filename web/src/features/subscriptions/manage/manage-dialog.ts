import type { SubscriptionView } from '@fanfare/contract'

/** Every dialog about a subscription is there only while it is open. */
export interface ManageDialogProps {
  readonly subscription: SubscriptionView
  readonly onClose: () => void
}
