import { checkoutSubscribers } from './checkout/subscribers.ts'
import { disputeSubscribers } from './disputes/subscribers.ts'
import { earningSubscribers } from './earnings/subscribers.ts'
import { giftSubscribers } from './gifts/subscribers.ts'
import { receiptSubscribers } from './receipts/subscribers.ts'
import { refundSubscribers } from './refunds/subscribers.ts'
import { tipSubscribers } from './tips/subscribers.ts'

export const billingSubscribers = [
  ...checkoutSubscribers,
  ...giftSubscribers,
  ...tipSubscribers,
  ...refundSubscribers,
  ...disputeSubscribers,
  ...receiptSubscribers,
  ...earningSubscribers,
]
