import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import { requireReachableContent, viewAsGiftReceiver } from '../../catalog/index.ts'
import { giftSource, grantAccess, nobody, revokeGrant } from '../../entitlements/index.ts'
import type { Kind } from '../orders/kind.ts'
import type { OrderRow } from '../orders/reader.ts'
import { contentOf, grantOf } from '../purchases/order.ts'
import { canGive } from '../purchases/policy.ts'
import { contentSale, type ViewForSale } from '../purchases/sale.ts'
import { reviveGift, voidGift } from './ending.ts'
import { readGift } from './reader.ts'
import { insertGift } from './writer.ts'

/** A gift is for somebody who holds nothing of it, whatever its giver holds. */
const viewForReceiver: ViewForSale = async (tx, scope, id) => {
  const { access: own } = await requireReachableContent({ ...scope, db: tx }, id)
  canGive(own).orThrow()
  return viewAsGiftReceiver({ actor: { kind: 'anonymous' }, now: scope.now, db: tx }, id)
}

const holder = async (db: Queryable, { id }: Pick<OrderRow, 'id'>) =>
  (await readGift(db, id))?.claimed_by ?? null

const giftWords: Kind['words'] = {
  bought: ({ title, id }) => ({
    did: `You bought “${title}” as a gift`,
    open: 'Send your gift',
    path: `/gifts/${id}`,
  }),
  payee: 'the creator',
  sold: 'A fan bought it as a gift',
  product: ({ title }) => `“${title}”, sold on Fanfare as a gift`,
  refundPolicy:
    'Until a gift is claimed, the person who bought it can get a full refund automatically. ' +
    'After that, it belongs to the person who claimed it.',
  unused: 'The gift has not been claimed yet.',
}

/** What all gifts have in common, of a post or of time. */
export const anyGift = {
  name: 'gift',
  returned: 'whole',
  isGift: true,
  paidBefore: 'order.paid',
  holder,
  release: (tx, { id }, now) => voidGift(tx, id, now),
  revive: (tx, { id }) => reviveGift(tx, id),
  words: giftWords,
} as const satisfies Partial<Kind>

/** What waits to be claimed is kept for whoever does, also when it leaves sale. */
const grantOfHolder = async (tx: Transaction, order: OrderRow) =>
  grantOf(contentOf(order), (await holder(tx, order)) ?? nobody, giftSource)

const open: Kind['deliver'] = async (tx, order, now) =>
  grantAccess(tx, await grantOfHolder(tx, order), now)

/** A post, which whoever claims it will open. */
export const giftKind: Kind = {
  ...anyGift,
  isOf: ({ content_id }) => content_id !== null,
  ...contentSale('gift', viewForReceiver),
  deliver: async (tx, order, now) => {
    await insertGift(tx, order, now)
    await open(tx, order, now)
  },
  close: async (tx, order, now) => revokeGrant(tx, await grantOfHolder(tx, order), now),
  open,
  end: async (tx, order, now) => {
    if ((await holder(tx, order)) === null) await voidGift(tx, order.id, now)
  },
}
