import { type EventPayload, limits, type SubscriptionView } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { WritingScope } from '../../../platform/scope.ts'
import { type Letter, mailAccounts } from '../shared/mail-accounts.ts'
import { readMailedChanges, readTier, readTierChange, type TierChangeRow } from '../tiers/reader.ts'
import { tierChangeMail } from './mails.ts'
import { titleOf } from './offer.ts'
import { readHolding, type SubscriptionRow } from './reader/subscriptions.ts'

const open = limits.tierChange.days * 86_400_000

type Holding = Pick<SubscriptionRow, 'tier_id' | 'tier_since' | 'started_at'>

/** Whoever came to the tier after its last edit chose it as it is. */
const hadBefore = ({ tier_since, started_at }: Holding, { edited_at }: TierChangeRow) =>
  (tier_since ?? started_at) < edited_at

/** Until when it can be left for that, with its unused days. */
const leavableUntil = (mailedAt: Date) => after(mailedAt, open)

/** By tier, those that somebody may still leave for. */
export const readOpenChanges = async (
  db: Queryable,
  rows: readonly Holding[],
  now: Date,
): Promise<ReadonlyMap<string, TierChangeRow>> => {
  const tiers = [...new Set(rows.map(({ tier_id }) => tier_id))]
  const found = await readMailedChanges(db, tiers, after(now, -open))
  return new Map(found.map((change) => [change.tier_id, change]))
}

/** What was changed of what this one was subscribed to, while they may leave for it. */
export const changeFor = (row: Holding, changes: ReadonlyMap<string, TierChangeRow>) => {
  const change = changes.get(row.tier_id)
  return change && hadBefore(row, change) ? change : null
}

/** It may be ended with unused days back, whatever was opened. */
export const mayLeave = async (db: Queryable, row: SubscriptionRow, now: Date) =>
  changeFor(row, await readOpenChanges(db, [row], now)) !== null

export const presentChange = (change: TierChangeRow | null): SubscriptionView['tierChange'] =>
  change?.mailed_at
    ? {
        before: { name: change.name_before, benefits: [...change.benefits_before] },
        after: { name: change.name_after, benefits: [...change.benefits_after] },
        until: leavableUntil(change.mailed_at).toISOString(),
      }
    : null

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
