import { money } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { contentResource, grantAccess, purchaseSource } from '../../../entitlements/index.ts'
import { readProfile } from '../../../profiles/index.ts'
import { insertGift } from '../../gifts/writer.ts'
import { postSale } from '../../ledger/movements/sale.ts'
import { availableAt, isSamePrice, isUnderway } from '../policy.ts'
import {
  isPieceOrder,
  type OrderRow,
  type PieceOrder,
  readOrdersOfPiece,
} from '../reader/orders.ts'
import { readSellable } from '../sellable.ts'
import type { Kind } from './kind.ts'

const pieceOf = (order: OrderRow): PieceOrder => {
  if (isPieceOrder(order)) return order
  throw new Error(`order ${order.id} is not about a piece`)
}

/** Another one of the same that a card may still be charged for. A piece can be given again. */
const refuseAnother = async (tx: Transaction, order: PieceOrder) => {
  const { account_id: accountId, content_id: contentId, kind } = order
  const all = await readOrdersOfPiece(tx, accountId, { contentId, kind })
  const others = all.filter(({ id }) => id !== order.id)
  // What was given back can be bought again.
  const isOwned = (other: OrderRow) => other.state === 'paid' && other.refunded_at === null
  if (kind === 'content' && others.some(isOwned)) fail('checkout.owned')
  // One that failed keeps its intent until the sweep has cancelled it.
  const maybePaid = ({ state, intent_id }: OrderRow) =>
    isUnderway(state) || (state === 'failed' && intent_id !== null)
  if (others.some(maybePaid)) fail('order.in-progress')
}

/** As of now, and of the database that is written to. */
const agree = async (tx: Transaction, scope: SignedInScope, given: OrderRow) => {
  const order = pieceOf(given)
  await refuseAnother(tx, order)
  const { kind, content_id: contentId } = order
  const { price } = await readSellable(tx, scope, { kind, contentId })
  if (!isSamePrice(order, price)) fail('order.price-changed')
}

const book = async (tx: Transaction, order: OrderRow, charge: string, now: Date) => {
  const share = (amount: number) => money(amount, order.currency)
  const { creator_id: creatorId } = pieceOf(order)
  const creator = await readProfile(tx, creatorId)
  const sale = {
    source: order.id,
    reference: charge,
    rail: order.rail,
    creatorId,
    split: {
      total: share(order.total),
      processing: share(order.processing),
      platform: share(order.platform),
      tax: share(order.tax),
      creator: share(order.creator),
    },
    availableAt: availableAt(creator?.creator_since ?? null, now),
  }
  await postSale(tx, sale, now)
}

/** The buyer opens it. */
export const pieceKind: Kind = {
  agree,
  book,
  async deliver(tx, order, now) {
    const { id: sourceId, account_id: accountId, content_id } = pieceOf(order)
    const resource = contentResource(content_id)
    await grantAccess(tx, { accountId, resource, source: purchaseSource, sourceId }, now)
  },
}

/** Whoever claims it will open it. */
export const giftKind: Kind = {
  agree,
  book,
  deliver: (tx, order, now) => insertGift(tx, pieceOf(order), now),
}
