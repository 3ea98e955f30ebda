import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { readLastPublished } from '../../catalog/index.ts'
import type { TierRow } from '../tiers/reader.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** Nothing new for so long. A library is sold for what is there already. */
export const isSilentFor = async (
  tx: Transaction,
  row: SubscriptionRow,
  tier: TierRow,
  length: number,
  now: Date,
) => {
  if (tier.is_library) return false
  const last = (await readLastPublished(tx, row.creator_id)) ?? row.started_at
  return after(last, length) <= now
}
