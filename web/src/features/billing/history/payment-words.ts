import type { OrderItem, OrderView, PaymentStatus } from '@fanfare/contract'
import { moneyText } from '../../../core/format/money.ts'

/** Only what was confirmed is listed, so whatever is neither paid nor over is on its way. */
export const statusOf = ({ state }: Pick<OrderView, 'state'>): PaymentStatus => {
  if (state === 'paid') return 'completed'
  return state === 'failed' || state === 'expired' ? 'failed' : 'pending'
}

const refundNames = {
  refunding: 'Refund in progress',
  refunded: 'Refunded',
  disputed: 'Disputed',
  lost: 'Dispute lost',
}

/** What went back, in words: an order of which only a part did stays completed. */
export const refundWords = ({
  refundStatus,
  returned,
}: Pick<OrderView, 'refundStatus' | 'returned'>) => {
  if (refundStatus !== 'kept') return refundNames[refundStatus]
  return returned ? `Partly refunded: ${moneyText(returned)}` : null
}

const nameOf = (creator: { displayName: string } | null) =>
  creator?.displayName ?? 'a deleted account'

const billed = { month: 'Monthly', year: 'Yearly' } as const

type Subscription = Extract<OrderItem, { type: 'subscription' }>
const subscriptionWords = ({ why, interval, creator }: Subscription) =>
  why === 'upgrade'
    ? `Upgraded subscription to ${nameOf(creator)}, rest of the ${interval}`
    : `${billed[interval]} subscription to ${nameOf(creator)}`
export const whatFor = (item: OrderItem): string => {
  if (item.type === 'content') return `Post by ${nameOf(item.creator)}`
  if (item.type === 'gift') return `Gift: post by ${nameOf(item.creator)}`
  if (item.type === 'gift-term') return `Gift: subscription to ${nameOf(item.creator)}`
  if (item.type === 'attachments') return `Message from ${nameOf(item.creator)}`
  if (item.type === 'subscription') return subscriptionWords(item)
  return `Tips for ${item.tips.map(({ creator }) => nameOf(creator)).join(', ')}`
}
