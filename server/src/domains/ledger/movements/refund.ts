import type { Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { ofCreator, ours } from '../accounts.ts'
import { clearingOf } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import type { EarningRow } from '../reader/earnings.ts'
import { lockCreatorBalance } from '../writer/creator-balances.ts'
import { addTakenBack } from '../writer/earnings.ts'
import { postEntry } from '../writer/post.ts'
import { type Claim, openClaim } from './claim.ts'
import { takeFromCreator } from './creator.ts'

const fromCreator = async (tx: Transaction, sale: EarningRow, taken: Money, at: Date) => {
  const clearing = ours(clearingOf(sale.rail))
  const { creator_id: creatorId, currency } = sale
  if (sale.released_by === null) {
    return [move(ofCreator('creator-pending', creatorId), clearing, taken)]
  }
  return takeFromCreator(clearing, taken, await lockCreatorBalance(tx, { creatorId, currency }, at))
}

/**
 * The buyer gets back what they paid, and everyone who had a share gives theirs. What the creator
 * no longer has becomes a receivable.
 */
export const postRefund = async (tx: Transaction, refund: Claim, at: Date): Promise<EntryId> => {
  const claim = await openClaim(tx, 'refund', refund)
  if (claim.before !== null) return claim.before
  const { sale, back } = claim
  const { source, reference, saleId } = refund
  const clearing = ours(clearingOf(sale.rail))
  const entry = entryOf({ kind: 'refund', source, reference, saleId }, [
    ...(await fromCreator(tx, sale, back.creator, at)),
    move(ours('platform-fees'), clearing, back.platform),
    move(ours('processing-fees'), clearing, back.processing),
    move(ours('tax-payable'), clearing, back.tax),
  ])
  const { id, isNew } = await postEntry(tx, entry, at)
  if (isNew) {
    await addTakenBack(tx, saleId, back)
    tx.emit('billing.sale-corrected', { saleId, entryId: id })
  }
  return id
}
