import { fail } from '../../../platform/errors/domain-error.ts'
import { readProfiles } from '../../profiles/index.ts'
import type { Kind } from '../orders/kind.ts'
import { isSamePrice, isUnderway, mayBePaid } from '../orders/policy.ts'
import { type OrderRow, readOrdersOfTerm } from '../orders/reader.ts'
import { bookSaleLines, paidFor } from '../orders/sale-lines.ts'
import { briefOf } from '../shared/people.ts'
import { monthSaleLines } from '../subscriptions/book.ts'
import { readPeriodPaid } from '../subscriptions/invoiced.ts'
import { titleWith } from '../subscriptions/offer.ts'
import { isTermOrder, type TermOrder } from '../subscriptions/order.ts'
import { readTiers } from '../tiers/reader.ts'
import { freeSeat, makeSeat, takeSeat } from '../tiers/seats.ts'
import { endTerm, lockTerm, voidGift } from './ending.ts'
import { anyGift } from './kind.ts'
import { readTermFor, readTermForSale } from './term-offer.ts'
import { insertGift } from './writer.ts'

const termOf = (order: OrderRow): TermOrder => {
  if (isTermOrder(order)) return order
  throw new Error(`order ${order.id} gives no time`)
}

/**
 * Months of a tier for whoever will claim them. A seat is kept from the giver's consent on, and given
 * away only when the payment fails, so that what is paid for can always be claimed.
 */
export const termKind: Kind = {
  ...anyGift,
  isOf: isTermOrder,
  endsForGood: true,
  async offer(tx, scope, asked) {
    if (asked.type !== 'gift-term') return null
    const { id: tierId, months } = asked
    const sellable = await readTermForSale(tx, scope, { tierId, months })
    return { sellable, others: await readOrdersOfTerm(tx, scope.actor.accountId, tierId) }
  },
  async agree(tx, scope, given) {
    const order = termOf(given)
    const { account_id, tier_id: tierId, months } = order
    const others = await readOrdersOfTerm(tx, account_id, tierId)
    if (others.some((one) => one.id !== order.id && mayBePaid(one))) fail('order.in-progress')
    const { tier, price } = await readTermFor(tx, scope, { tierId, months })
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
  async end(tx, order, now) {
    if ((await anyGift.holder(tx, order)) === null) return voidGift(tx, order.id, now)
    const gift = await lockTerm(tx, order.id, now)
    if (gift) await endTerm(tx, gift, now)
  },
  period: readPeriodPaid,
  /** Under the name of the tier, as are its subscriptions. */
  async namesOfSums(db, given) {
    const orders = given.map(termOf)
    const ids = orders.map(({ tier_id }) => tier_id)
    const tiers = await readTiers(db, ids)
    const owners = tiers.map(({ creator_id }) => creator_id)
    const creators = await readProfiles(db, owners)
    const names = new Map(creators.map((creator) => [creator.account_id, creator]))
    const titles = new Map(
      tiers.map((tier) => [tier.id, titleWith(tier, names.get(tier.creator_id))]),
    )
    return new Map(orders.map(({ id, tier_id, title }) => [id, titles.get(tier_id) ?? title]))
  },
  show: async (_, orders) => ({
    named: orders.flatMap(({ creator_id }) => creator_id ?? []),
    itemOf: (order, people) => {
      const { tier_id: id, months, creator_id, title } = termOf(order)
      return { type: 'gift-term', id, title, months, creator: briefOf(people, creator_id) }
    },
  }),
}
