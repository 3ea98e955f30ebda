import type { EventPayload } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { type Letter, mailAccounts } from '../mail-accounts.ts'
import { readTierChange } from '../tiers/changes/reader.ts'
import { readTier } from '../tiers/reader.ts'
import { tierChangeMail } from './mails.ts'
import { titleOf } from './offer.ts'
import { readHolding } from './reader/subscriptions.ts'
import { leavableUntil } from './tier-change.ts'

const batch = 100

/**
 * Everyone who had the tier before its last edit reads what it said and what it says. Some at a
 * time: the rest is the next event's.
 */
export const tellTierChange = async (
  tx: Transaction,
  scope: WritingScope,
  told: EventPayload<'billing.tier-reworded'>,
) => {
  const change = await readTierChange(tx, told.changeId)
  const tier = change && (await readTier(tx, change.tier_id))
  if (!change?.mailed_at || !tier) return
  const origin = scope.config.PUBLIC_ORIGIN
  const name = await titleOf(tx, tier)
  const until = leavableUntil(change.mailed_at)
  const rows = await readHolding(tx, change, told.reached, batch)
  const letters = rows.map((row): Letter => {
    return { accountId: row.account_id, mail: tierChangeMail({ origin, row, name }, change, until) }
  })
  await mailAccounts(tx, letters, scope)
  const last = rows.at(-1)
  if (last && rows.length === batch) tx.emit('billing.tier-reworded', { ...told, reached: last.id })
}
