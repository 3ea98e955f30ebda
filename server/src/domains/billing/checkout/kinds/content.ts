import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { insertGift } from '../../gifts/writer.ts'
import { openAccess } from '../../refunds/access.ts'
import { isSamePrice, mayBePaid } from '../policy.ts'
import {
  type ContentOrder,
  isContentOrder,
  type OrderRow,
  readOrdersOfContent,
} from '../reader/orders.ts'
import { bookSaleLines, paidFor } from '../sale-lines.ts'
import { readSellable } from '../sellable.ts'
import type { Kind } from './kind.ts'

const contentOf = (order: OrderRow): ContentOrder => {
  if (isContentOrder(order)) return order
  throw new Error(`order ${order.id} is not for content`)
}

/** Another one of the same that a card may still be charged for. A post can be given again. */
const refuseAnother = async (tx: Transaction, order: ContentOrder) => {
  const { account_id: accountId, content_id: contentId, kind } = order
  const all = await readOrdersOfContent(tx, accountId, { contentId, kind })
  const others = all.filter(({ id }) => id !== order.id)
  // What was given back can be bought again.
  const isOwned = (other: OrderRow) => other.state === 'paid' && other.refunded_at === null
  if (kind === 'content' && others.some(isOwned)) fail('checkout.owned')
  if (others.some(mayBePaid)) fail('order.in-progress')
}

/** As of now, and of the database that is written to. */
const agree = async (tx: Transaction, scope: SignedInScope, given: OrderRow) => {
  const order = contentOf(given)
  await refuseAnother(tx, order)
  const { kind, content_id: contentId } = order
  const { price } = await readSellable(tx, scope, { kind, contentId })
  if (!isSamePrice(order, price)) fail('order.price-changed')
}

const book: Kind['book'] = (tx, order, charge, now) => {
  const { id: source, creator_id: creatorId } = contentOf(order)
  const whole = { kind: 'sale' as const, source, creatorId, sum: paidFor(order) }
  return bookSaleLines(tx, order, [whole], charge, now)
}

/** The buyer opens it. */
export const contentKind: Kind = { agree, book, deliver: openAccess }

/** Whoever claims it will open it. */
export const giftKind: Kind = {
  agree,
  book,
  async deliver(tx, order, now) {
    await insertGift(tx, order, now)
    await openAccess(tx, order, now)
  },
}
