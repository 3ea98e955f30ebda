import type { AccountId, SaleSplit } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { ofCreator, ours } from '../accounts.ts'
import { clearingOf, type Rail } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import { insertSales, type SaleEntry } from '../writer/sales.ts'

export interface Sale {
  readonly kind: 'sale' | 'tip'
  /** What was sold: an order's line, an invoice's line, a tip. */
  readonly source: string
  /** The provider's charge. A payment for several things is several sales of one reference. */
  readonly reference: string
  readonly rail: Rail
  readonly creatorId: AccountId
  readonly split: SaleSplit
  readonly availableAt: Date
}

const saleEntry = (sale: Sale): SaleEntry => {
  const { kind, source, reference, rail, creatorId, split, availableAt } = sale
  const clearing = ours(clearingOf(rail))
  const entry = entryOf({ kind, source, reference }, [
    move(clearing, ofCreator('creator-pending', creatorId), split.creator),
    move(clearing, ours('platform-fees'), split.platform),
    move(clearing, ours('processing-fees'), split.processing),
    move(clearing, ours('tax-payable'), split.tax),
  ])
  return { entry, creatorId, rail, split, availableAt }
}

/** A buyer has paid: the creator's share waits, the fees and the tax are ours to keep and to pass on. */
export const postSales = async (
  tx: Transaction,
  sales: readonly Sale[],
  at: Date,
): Promise<EntryId[]> => (await insertSales(tx, sales.map(saleEntry), at)).map(({ id }) => id)
