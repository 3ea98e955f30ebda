import type { Transaction } from '../../../platform/database/database.ts'
import { ours } from '../accounts.ts'
import { clearingOf } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import { findEntry, readLines } from '../reader/entries.ts'
import { LedgerRefusal } from '../refusal.ts'
import { sharesMoved } from '../shares.ts'
import { lockEarning, subtractTakenBack } from '../writer/earnings.ts'
import { postEntry } from '../writer/post.ts'
import { returnToCreator } from './creator.ts'

/** The buyer's bank sent a refund back: everyone has again what they had given for it. */
export const postRefundFailed = async (
  tx: Transaction,
  source: string,
  at: Date,
): Promise<EntryId> => {
  const refund = await findEntry(tx, 'refund', source)
  const sale = refund?.sale_id ? await lockEarning(tx, refund.sale_id) : undefined
  if (!refund || !sale) throw new LedgerRefusal('never-refunded', source)
  const before = await findEntry(tx, 'refund-failed', source)
  if (before) return before.id
  const saleId = sale.sale_id
  const back = sharesMoved(await readLines(tx, [refund.id]), 'debit', sale.currency)
  const clearing = ours(clearingOf(sale.rail))
  const reference = refund.reference ? { reference: refund.reference } : {}
  const entry = entryOf({ kind: 'refund-failed', source, saleId, ...reference }, [
    ...(await returnToCreator(tx, clearing, sale, back.creator, at)),
    move(clearing, ours('platform-fees'), back.platform),
    move(clearing, ours('processing-fees'), back.processing),
    move(clearing, ours('tax-payable'), back.tax),
  ])
  const { id, isNew } = await postEntry(tx, entry, at)
  if (isNew) {
    await subtractTakenBack(tx, saleId, back)
    tx.emit('billing.sale-corrected', { saleId, entryId: id })
  }
  return id
}
