import type { AccountId, ContentId, Currency, OrderId, TierId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import {
  type EarningRow,
  type EntryKind,
  findEarning,
  findEntryById,
  readLines,
  readSalesOf,
  type Shares,
  sharesMoved,
} from '../../ledger/index.ts'
import { isTermOrder, type OrderRow, readOrderRow } from '../checkout/reader/orders.ts'
import { titleOf } from '../subscriptions/offer.ts'
import { readTier } from '../tiers/reader.ts'
import type { DayRow } from './reader/sums.ts'

/** What one entry of the books changes in a creator's sums. */
export interface Change extends DayRow {
  readonly creatorId: AccountId
  readonly currency: Currency
  readonly contentId: ContentId | null
  readonly tierId: TierId | null
  readonly title: string
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const totalOf = ({ creator, platform, processing, tax }: Shares) =>
  creator.amount + platform.amount + processing.amount + tax.amount

/**
 * Tips have none of theirs: they are summed over all tabs, whatever those were called. A tier is
 * summed under its own name, also where months of it were given away.
 */
const titleFor = async (tx: Transaction, order: OrderRow | null) => {
  if (!order || order.kind === 'tips') return 'Tips'
  const tier = isTermOrder(order) ? await readTier(tx, order.tier_id) : null
  return tier ? titleOf(tx, tier) : order.title
}

const about = async (tx: Transaction, sale: EarningRow, order: OrderRow | null) => ({
  creatorId: sale.creator_id,
  currency: sale.currency,
  contentId: order?.content_id ?? null,
  tierId: order?.tier_id ?? null,
  title: await titleFor(tx, order),
})

const ofSale = async (
  tx: Transaction,
  sale: EarningRow,
  order: OrderRow,
  { kind, isFirst }: { readonly kind: EntryKind; readonly isFirst: boolean },
): Promise<Change> => {
  const { creator_share, platform_share, processing_share, tax_share } = sale
  return {
    // Tips can be charged along with a period of somebody else's tier.
    ...(await about(tx, sale, kind === 'tip' ? null : order)),
    day: dayOf(order.paid_at ?? order.created_at),
    // A year is twelve entries and one sale.
    sales: isFirst ? 1 : 0,
    gross: creator_share + platform_share + processing_share + tax_share,
    returned: 0,
    processing: processing_share,
    platform: platform_share,
    tax: tax_share,
    net: creator_share,
  }
}

/** Everything that an order brought, to whomever. */
export const changesOfOrder = async (tx: Transaction, order: OrderRow): Promise<Change[]> => {
  if (!order.charge_id) return []
  const changes: Change[] = []
  const counted = new Set<string>()
  for (const saleId of await readSalesOf(tx, order.charge_id)) {
    const sale = await findEarning(tx, saleId)
    const entry = await findEntryById(tx, saleId)
    if (!sale || !entry) continue
    const what = `${entry.kind} ${sale.creator_id}`
    const counting = { kind: entry.kind, isFirst: !counted.has(what) }
    changes.push(await ofSale(tx, sale, order, counting))
    counted.add(what)
  }
  return changes
}

/** What an entry took from a sale, or gave back to it: on the day on which that happened. */
export const changeOfEntry = async (
  tx: Transaction,
  { saleId, entryId }: { readonly saleId: string; readonly entryId: string },
): Promise<Change[]> => {
  const sale = await findEarning(tx, saleId)
  const entry = await findEntryById(tx, entryId)
  const sold = await findEntryById(tx, saleId)
  if (!sale || !entry || !sold) return []
  const isBack = entry.kind === 'refund-failed'
  const moved = sharesMoved(
    await readLines(tx, entryId),
    isBack ? 'credit' : 'debit',
    sale.currency,
  )
  const sign = isBack ? -1 : 1
  // A sale's source is its order, or a part of it behind a colon.
  const orderId = sold.source.split(':')[0] as OrderId
  const order = sold.kind === 'sale' ? await readOrderRow(tx, orderId) : null
  return [
    {
      ...(await about(tx, sale, order)),
      day: dayOf(entry.posted_at),
      sales: 0,
      gross: 0,
      returned: sign * totalOf(moved),
      processing: -sign * moved.processing.amount,
      platform: -sign * moved.platform.amount,
      tax: -sign * moved.tax.amount,
      net: -sign * moved.creator.amount,
    },
  ]
}
