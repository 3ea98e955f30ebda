import { type Money, smallerOf } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { ofCreator, ours } from '../accounts.ts'
import { clearingOf } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import type { EarningRow } from '../reader/earnings.ts'
import { lockCreatorBalance } from '../writer/creator-balances.ts'
import { markDisputed } from '../writer/earnings.ts'
import { postEntry } from '../writer/post.ts'
import { type Claim, openClaim } from './claim.ts'

/** Out of reach until it is decided: from where it waits, or from what could be paid out. */
const freezing = async (tx: Transaction, sale: EarningRow, share: Money, at: Date) => {
  const { creator_id: creatorId, currency } = sale
  const frozen = ofCreator('creator-frozen', creatorId)
  if (sale.released_by === null) {
    return move(ofCreator('creator-pending', creatorId), frozen, share)
  }
  const { available } = await lockCreatorBalance(tx, { creatorId, currency }, at)
  return move(ofCreator('creator-available', creatorId), frozen, smallerOf(share, available))
}

/** The bank has taken the buyer's money back for now. */
export const postDisputeOpened = async (
  tx: Transaction,
  dispute: Claim,
  at: Date,
): Promise<EntryId> => {
  const claim = await openClaim(tx, 'dispute-opened', dispute)
  if (claim.before !== null) return claim.before
  const { sale, amount, back } = claim
  const { source, reference, saleId } = dispute
  const freeze = await freezing(tx, sale, back.creator, at)
  const entry = entryOf({ kind: 'dispute-opened', source, reference, saleId }, [
    move(ours('disputed'), ours(clearingOf(sale.rail)), amount),
    freeze,
  ])
  const { id, isNew } = await postEntry(tx, entry, at)
  if (isNew) await markDisputed(tx, saleId, freeze.money.amount, at)
  return id
}
