import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { lengths } from '../policy.ts'
import { markRemoved } from '../writer/assets.ts'

interface Haste {
  /** For what must not be seen any more, also not on pages that were cached before. */
  readonly atOnce?: boolean
}

/** Called by the domain that no longer wants it, in its transaction; the sweep removes the bytes. */
export const removeAsset = (
  tx: Transaction,
  id: string,
  now: Date,
  { atOnce = false }: Haste = {},
) => markRemoved(tx, id, now, atOnce ? now : after(now, lengths.replaced))
