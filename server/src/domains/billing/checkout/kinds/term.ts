import { fail } from '../../../../platform/errors/domain-error.ts'
import { insertGift } from '../../gifts/writer.ts'
import { monthSaleLines } from '../../subscriptions/book.ts'
import { readTermFor } from '../../subscriptions/gift-offer.ts'
import { freeSeat, makeSeat, takeSeat } from '../../tiers/seats.ts'
import { isSamePrice, isUnderway, mayBePaid } from '../policy.ts'
import { isTermOrder, type OrderRow, readOrdersOfTerm, type TermOrder } from '../reader/orders.ts'
import { bookSaleLines, paidFor } from '../sale-lines.ts'
import type { Kind } from './kind.ts'

const termOf = (order: OrderRow): TermOrder => {
  if (isTermOrder(order)) return order
  throw new Error(`order ${order.id} gives no time`)
}

/**
 * Months of a tier for whoever will claim them. A seat is kept from the giver's consent on, and given
 * away only when the payment fails, so that what is paid for can always be claimed.
 */
export const termKind: Kind = {
  async agree(tx, scope, given) {
    const order = termOf(given)
    const { account_id, tier_id: tierId, months } = order
    const others = await readOrdersOfTerm(tx, account_id, tierId)
    if (others.some((one) => one.id !== order.id && mayBePaid(one))) fail('order.in-progress')
    const { tier, price } = await readTermFor(tx, scope, { kind: 'gift', tierId, months })
    if (!isSamePrice(order, price)) fail('order.price-changed')
    await takeSeat(tx, tier)
  },
  book(tx, given, charge, now) {
    const order = termOf(given)
    const parts = monthSaleLines(order, order.months, paidFor(order), now)
    return bookSaleLines(tx, order, parts, charge, now)
  },
  async deliver(tx, given, now) {
    const order = termOf(given)
    // Money that moved counts, also when its seat had been given away meanwhile.
    if (!isUnderway(order.state)) await makeSeat(tx, order.tier_id)
    await insertGift(tx, order, now)
  },
  /** Every failure comes after a yes; one that expires has failed before, or never was agreed to. */
  async giveBack(tx, order) {
    if (order.state === 'failed') await freeSeat(tx, termOf(order).tier_id)
  },
}
