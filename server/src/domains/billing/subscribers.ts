import { audienceSubscribers } from './audience/subscribers.ts'
import { checkoutSubscribers } from './checkout/subscribers.ts'
import { departureSubscribers } from './departures/subscribers.ts'
import { disputeSubscribers } from './disputes/subscribers.ts'
import { earningSubscribers } from './earnings/subscribers.ts'
import { giftSubscribers } from './gifts/subscribers.ts'
import { receiptSubscribers } from './receipts/subscribers.ts'
import { refundSubscribers } from './refunds/subscribers.ts'
import { removalSubscribers } from './removals/subscribers.ts'
import { silenceSubscribers } from './silence/subscribers.ts'
import { subscriptionSubscribers } from './subscriptions/subscribers.ts'
import { tierSubscribers } from './tiers/subscribers.ts'
import { tipSubscribers } from './tips/subscribers.ts'

export const billingSubscribers = [
  ...checkoutSubscribers,
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
  ...receiptSubscribers,
  ...earningSubscribers,
]
