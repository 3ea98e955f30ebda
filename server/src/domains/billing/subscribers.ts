import { audienceSubscribers } from './audience/subscribers.ts'
import { departureSubscribers } from './departures/subscribers.ts'
import { disputeSubscribers } from './disputes/subscribers.ts'
import { earningSubscribers } from './earnings/subscribers.ts'
import { evidenceSubscribers } from './evidence/submit-evidence.ts'
import { giftSubscribers } from './gifts/subscribers.ts'
import { paymentSubscribers } from './payments/subscribers.ts'
import { providerEventSubscribers } from './provider-events/subscribers.ts'
import { receiptSubscribers } from './receipts/subscribers.ts'
import { refundSubscribers } from './refunds/subscribers.ts'
import { removalSubscribers } from './removals/subscribers.ts'
import { silenceSubscribers } from './silence/subscribers.ts'
import { subscriptionSubscribers } from './subscriptions/subscribers.ts'
import { tierSubscribers } from './tiers/subscribers.ts'
import { tipSubscribers } from './tips/subscribers.ts'

export const billingSubscribers = [
  ...paymentSubscribers,
  ...providerEventSubscribers,
  ...giftSubscribers,
  ...tierSubscribers,
  ...tipSubscribers,
  ...subscriptionSubscribers,
  ...audienceSubscribers,
  ...silenceSubscribers,
  ...departureSubscribers,
  ...removalSubscribers,
  ...refundSubscribers,
  ...disputeSubscribers,
  ...evidenceSubscribers,
  ...receiptSubscribers,
  ...earningSubscribers,
]
