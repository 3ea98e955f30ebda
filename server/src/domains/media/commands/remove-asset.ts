import type { Transaction } from '../../../platform/database/database.ts'
import { after, lengths } from '../policy.ts'
import { markRemoved } from '../writer/records.ts'

/** Called by the domain that no longer wants it, in its transaction; the sweep removes the bytes. */
export const removeAsset = (tx: Transaction, id: string, now: Date) =>
  markRemoved(tx, id, now, after(now, lengths.replaced))
