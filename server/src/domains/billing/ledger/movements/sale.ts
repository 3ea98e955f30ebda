import type { AccountId, SaleSplit } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { ofCreator, ours } from '../accounts.ts'
import { clearingOf, type EntryKind, type Rail } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import { insertSales, type SaleEntry } from '../writer/sales.ts'

export interface Sale {
  /** What was sold: an order's line, an invoice's line, a tip. */
  readonly source: string
  /** The provider's charge. A payment for several things is several sales of one reference. */
  readonly reference: string
  readonly rail: Rail
  readonly creatorId: AccountId
  readonly split: SaleSplit
  readonly availableAt: Date
}

const saleEntry = (kind: EntryKind, sale: Sale): SaleEntry => {
  const { source, reference, rail, creatorId, split, availableAt } = sale
  const clearing = ours(clearingOf(rail))
  const entry = entryOf({ kind, source, reference }, [
    move(clearing, ofCreator('creator-pending', creatorId), split.creator),
    move(clearing, ours('platform-fees'), split.platform),
    move(clearing, ours('processing-fees'), split.processing),
    move(clearing, ours('tax-payable'), split.tax),
  ])
  return { entry, creatorId, rail, split, availableAt }
}

const post = async (tx: Transaction, kind: EntryKind, sale: Sale, at: Date): Promise<EntryId> => {
  const [posted] = await insertSales(tx, [saleEntry(kind, sale)], at)
  return (posted as { id: EntryId }).id
}

/** A buyer has paid: the creator's share waits, the fees and the tax are ours to keep and to pass on. */
export const postSale = (tx: Transaction, sale: Sale, at: Date) => post(tx, 'sale', sale, at)

export const postTip = (tx: Transaction, tip: Sale, at: Date) => post(tx, 'tip', tip, at)
