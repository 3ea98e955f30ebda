import { addMoney, type Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { EntryKind } from '../chart.ts'
import type { EntryId } from '../entry.ts'
import type { EarningRow } from '../reader/earnings.ts'
import { findEntry } from '../reader/entries.ts'
import { LedgerRefusal } from '../refusal.ts'
import { type Shares, sharesLeft, takeBack } from '../shares.ts'
import { lockEarning } from '../writer/earnings.ts'

/** What a buyer, or their bank for them, wants back of a sale. */
export interface Claim {
  readonly source: string
  /** The provider's refund or dispute. */
  readonly reference: string
  readonly saleId: EntryId
  /** All that is left of the sale, unless less is said. */
  readonly amount?: Money
}

export interface OpenClaim {
  readonly before: null
  readonly sale: EarningRow
  readonly amount: Money
  /** What everyone who had a share gives. */
  readonly back: Shares
}

/** Holds the sale and says what the claim takes of it, or which entry was made of it before. */
export const openClaim = async (
  tx: Transaction,
  kind: EntryKind,
  { source, saleId, amount: asked }: Claim,
): Promise<OpenClaim | { readonly before: EntryId }> => {
  const sale = await lockEarning(tx, saleId)
  if (!sale) throw new LedgerRefusal('unknown-sale', saleId)
  // Asked only now: whoever posted the same has let go of the sale.
  const before = await findEntry(tx, kind, source)
  if (before) return { before: before.id }
  if (sale.disputed_at) throw new LedgerRefusal('already-disputed', saleId)
  const left = sharesLeft(sale)
  const whole = Object.values(left).reduce(addMoney)
  const amount = asked ?? whole
  if (amount.amount < 1 || amount.amount > whole.amount) {
    throw new LedgerRefusal('more-than-left', saleId)
  }
  return { before: null, sale, amount, back: takeBack(amount, left) }
}
