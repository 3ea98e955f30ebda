import type { Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { ours } from '../accounts.ts'
import { clearingOf, type Rail } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import { postEntry } from '../writer/post.ts'

export interface Exchange {
  /** The provider's balance transaction. */
  readonly source: string
  /** The charge, refund or dispute that was settled in another currency. */
  readonly reference: string
  readonly rail: Rail
  readonly isIncoming: boolean
  /** In the currency of the charge. */
  readonly charged: Money
  /** In the currency of our balance. */
  readonly settled: Money
}

/**
 * The provider has changed what moved into the currency of our balance. Each currency's books stay
 * balanced; what comes in at one rate and goes out at another remains on `fx`.
 */
export const postExchange = async (
  tx: Transaction,
  { source, reference, rail, isIncoming, charged, settled }: Exchange,
  at: Date,
): Promise<EntryId> => {
  const clearing = ours(clearingOf(rail))
  const fx = ours('fx')
  const lines = isIncoming
    ? [move(fx, clearing, charged), move(clearing, fx, settled)]
    : [move(clearing, fx, charged), move(fx, clearing, settled)]
  return (await postEntry(tx, entryOf({ kind: 'exchange', source, reference }, lines), at)).id
}
