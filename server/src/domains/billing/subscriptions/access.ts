import type { Transaction } from '../../../platform/database/database.ts'
import { grantAccess, levelResource, revokeGrant } from '../../entitlements/index.ts'
import { accessUntil } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

const source = 'subscription'

const levelOf = ({ creator_id, is_premium }: SubscriptionRow) =>
  levelResource(creator_id, is_premium ? 'premium' : 'subscribers')

interface Wanted {
  readonly resource: ReturnType<typeof levelOf>
  readonly until: number
}

const wantedOf = (row: SubscriptionRow, now: Date): Wanted | null => {
  const until = accessUntil(row)
  if (until === null) return null
  const end = until === 'never' ? Number.POSITIVE_INFINITY : until.getTime()
  // Such as a renewal that fails when a pause ends: there was nothing left to keep open.
  return end > now.getTime() ? { resource: levelOf(row), until: end } : null
}

const isShorter = (had: Wanted, has: Wanted | null) =>
  !has || has.resource !== had.resource || has.until < had.until

/**
 * What somebody may open follows what their subscription is, in the transaction that changes it. A
 * later end is another grant; an earlier one takes back what was given. Answers the turn.
 */
export const followAccess = async (
  tx: Transaction,
  before: SubscriptionRow | null,
  after: SubscriptionRow,
  now: Date,
): Promise<number> => {
  const had = before && wantedOf(before, now)
  const has = wantedOf(after, now)
  const { account_id: accountId, access_turn: turn, id } = after
  if (had && isShorter(had, has)) {
    await revokeGrant(tx, { accountId, resource: had.resource, source }, now)
  }
  if (!has || (had && had.resource === has.resource && had.until === has.until)) return turn
  const sourceId = `${id}.${turn + 1}`
  const endsAt = Number.isFinite(has.until) ? new Date(has.until) : null
  await grantAccess(tx, { accountId, resource: has.resource, source, sourceId, endsAt }, now)
  return turn + 1
}
