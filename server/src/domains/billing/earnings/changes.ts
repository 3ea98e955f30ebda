import type { AccountId, ContentId, Currency } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { type OrderRow, readOrderRow } from '../checkout/reader/orders.ts'
import { type EarningRow, findEarning, readSalesOf } from '../ledger/reader/earnings.ts'
import { findEntryById, readLines } from '../ledger/reader/entries.ts'
import { type Shares, sharesMoved } from '../ledger/shares.ts'
import type { DayRow } from './reader/sums.ts'

/** What one entry of the books changes in a creator's sums. */
export interface Change extends DayRow {
  readonly creatorId: AccountId
  readonly currency: Currency
  readonly contentId: ContentId | null
  readonly title: string
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const totalOf = ({ creator, platform, processing, tax }: Shares) =>
  creator.amount + platform.amount + processing.amount + tax.amount

const about = (sale: EarningRow, order: OrderRow | null) => ({
  creatorId: sale.creator_id,
  currency: sale.currency,
  contentId: order?.content_id ?? null,
  // A tab's title counts its tips, which is no name for all tips ever.
  title: order?.content_id ? order.title : 'Tips',
})

const ofSale = (sale: EarningRow, order: OrderRow): Change => {
  const { creator_share, platform_share, processing_share, tax_share } = sale
  return {
    ...about(sale, order),
    day: dayOf(order.paid_at ?? order.created_at),
    sales: 1,
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
  for (const saleId of await readSalesOf(tx, order.charge_id)) {
    const sale = await findEarning(tx, saleId)
    if (sale) changes.push(ofSale(sale, order))
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
  const order = sold.kind === 'sale' ? await readOrderRow(tx, sold.source as OrderRow['id']) : null
  return [
    {
      ...about(sale, order),
      day: dayOf(entry.posted_at),
      ...{ sales: 0, gross: 0 },
      returned: sign * totalOf(moved),
      processing: -sign * moved.processing.amount,
      platform: -sign * moved.platform.amount,
      tax: -sign * moved.tax.amount,
      net: -sign * moved.creator.amount,
    },
  ]
}
