import type { Money, OrderState } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import { allow, deny, type Verdict } from '../../../platform/errors/domain-error.ts'
import { kindOf } from './kinds.ts'
import type { OrderRow } from './reader.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export const lengths = {
  quote: 15 * minute,
  /** How long the workflow or the provider's own message may take before the sweep looks. */
  patience: 2 * minute,
  /** How long the bank's dialog may stay open. */
  action: hour,
} as const

/** Confirmable: nothing has been asked of a card, or the last one was refused. */
export const isOpen = ({ state }: Pick<OrderRow, 'state'>) =>
  state === 'quoted' || state === 'failed'

/** On its way or there; of these a buyer has at most one per post. */
export const isUnderway = (state: OrderState) =>
  state === 'confirming' || state === 'needs-action' || state === 'processing'

/** A card may still be charged for it: one that failed has its intent until the sweep cancels it. */
export const mayBePaid = ({ state, intent_id }: Pick<OrderRow, 'state' | 'intent_id'>) =>
  isUnderway(state) || (state === 'failed' && intent_id !== null)

export const canConfirm = (order: OrderRow, now: Date): Verdict => {
  if (order.state === 'paid') return deny(kindOf(order).paidBefore)
  if (isUnderway(order.state)) return deny('order.in-progress')
  return isOpen(order) && order.expires_at > now ? allow : deny('order.expired')
}

export const isSamePrice = (order: Pick<OrderRow, 'price' | 'currency'>, price: Money) =>
  order.price === price.amount && order.currency === price.currency

type Offer = Pick<
  OrderRow,
  'price' | 'currency' | 'promotion_id' | 'tier_id' | 'interval' | 'months'
>

export const isSameOffer = (a: Offer, b: Offer) =>
  a.price === b.price &&
  a.currency === b.currency &&
  a.promotion_id === b.promotion_id &&
  a.tier_id === b.tier_id &&
  a.interval === b.interval &&
  a.months === b.months

/** When the sweep must look at an order that has just come into this state. */
export const dueAt = (state: OrderState, expiresAt: Date, now: Date): Date | null => {
  if (state === 'paid' || state === 'expired') return null
  // A renewal can be paid for weeks, so its bank's dialog may wait as long.
  const answered = after(now, lengths.action)
  if (state === 'needs-action') return answered > expiresAt ? answered : expiresAt
  return isUnderway(state) ? after(now, lengths.patience) : expiresAt
}

const newCreator = 60 * day

/** Of a creator's first two months sales wait longer, since that is where fraud begins. */
export const availableAt = (creatorSince: Date | null, now: Date) => {
  const isNew = !creatorSince || after(creatorSince, newCreator) > now
  return after(now, (isNew ? 14 : 7) * day)
}
