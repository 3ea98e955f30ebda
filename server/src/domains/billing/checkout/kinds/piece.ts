import { money } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { contentResource, grantAccess, purchaseSource } from '../../../entitlements/index.ts'
import { readProfile } from '../../../profiles/index.ts'
import { insertGift } from '../../gifts/writer.ts'
import { postSale } from '../../ledger/movements/sale.ts'
import { availableAt } from '../policy.ts'
import { isPieceOrder, type OrderRow, type PieceOrder } from '../reader/orders.ts'
import type { Kind } from './kind.ts'

const pieceOf = (order: OrderRow): PieceOrder => {
  if (isPieceOrder(order)) return order
  throw new Error(`order ${order.id} is not about a piece`)
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
  book,
  async deliver(tx, order, now) {
    const { id: sourceId, account_id: accountId, content_id } = pieceOf(order)
    const resource = contentResource(content_id)
    await grantAccess(tx, { accountId, resource, source: purchaseSource, sourceId }, now)
  },
}

/** Whoever claims it will open it. */
export const giftKind: Kind = {
  book,
  deliver: (tx, order, now) => insertGift(tx, pieceOf(order), now),
}
