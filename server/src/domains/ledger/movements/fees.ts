import type { Money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { ours } from '../accounts.ts'
import { clearingOf, type Rail } from '../chart.ts'
import { type EntryId, entryOf, move } from '../entry.ts'
import { postEntry } from '../writer/post.ts'

export interface Fee {
  /** The provider's balance transaction. */
  readonly source: string
  /** The charge or dispute that it was taken for. */
  readonly reference: string
  readonly rail: Rail
  readonly fee: Money
}

const postFee =
  (kind: 'provider-fee' | 'dispute-fee') =>
  async (tx: Transaction, given: Fee, at: Date): Promise<EntryId> => {
    const { source, reference, rail, fee } = given
    const lines = [move(ours(`${kind}s`), ours(clearingOf(rail)), fee)]
    return (await postEntry(tx, entryOf({ kind, source, reference }, lines), at)).id
  }

/** What the provider kept of a charge: an expense of ours, whatever the buyer paid for processing. */
export const postProviderFee = postFee('provider-fee')

/** What a dispute costs, however it ends. The platform bears it. */
export const postDisputeFee = postFee('dispute-fee')
