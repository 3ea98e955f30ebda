import type { Transaction } from '../../../platform/database/database.ts'
import {
  grantAccess,
  holdGrant,
  levelResource,
  type Resource,
  revokeGrant,
  tierResource,
} from '../../entitlements/index.ts'
import { accessUntil, heldUntil } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

const source = 'subscription'

const levelOf = ({ creator_id, is_premium }: SubscriptionRow) =>
  levelResource(creator_id, is_premium ? 'premium' : 'subscribers')

/** Until the transaction ends, they open nothing by this subscription. */
export const holdLevel = (tx: Transaction, row: SubscriptionRow, now: Date) =>
  holdGrant(tx, { accountId: row.account_id, resource: levelOf(row) }, now)

const tierOf = ({ creator_id, tier_id }: SubscriptionRow) => tierResource(creator_id, tier_id)

/** What somebody has, and until when, which may be without an end. */
type Wanted = ReadonlyMap<Resource, number>

const endOf = (until: Date | 'never') =>
  until === 'never' ? Number.POSITIVE_INFINITY : until.getTime()

/** The level, which opens something, and the tier, which tells who had it. */
const wantedOf = (row: SubscriptionRow, now: Date): Wanted => {
  const ends = [
    [levelOf(row), accessUntil(row)],
    [tierOf(row), heldUntil(row)],
  ] as const
  return new Map(
    ends.flatMap(([resource, until]) => {
      // Such as a renewal that fails when a pause ends: there was nothing left to keep open.
      const isOpen = until !== null && endOf(until) > now.getTime()
      return isOpen ? [[resource, endOf(until)] as const] : []
    }),
  )
}

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
  const had: Wanted = before ? wantedOf(before, now) : new Map()
  const has = wantedOf(after, now)
  const { account_id: accountId, access_turn: turn, id } = after
  for (const [resource, until] of had) {
    if ((has.get(resource) ?? 0) >= until) continue
    await revokeGrant(tx, { accountId, resource, source }, now)
  }
  const given = [...has].filter(([resource, until]) => had.get(resource) !== until)
  const sourceId = `${id}.${turn + 1}`
  for (const [resource, until] of given) {
    const endsAt = Number.isFinite(until) ? new Date(until) : null
    await grantAccess(tx, { accountId, resource, source, sourceId, endsAt }, now)
  }
  return given.length > 0 ? turn + 1 : turn
}
