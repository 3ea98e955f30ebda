import type { AccountId, OrderId, SubscriptionId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { isBelow } from '../../../platform/paging/keyset.ts'

export interface DepartureRow {
  /** Whoever is no creator any more. */
  readonly id: AccountId
  readonly reached_at: Date | null
  readonly reached_id: SubscriptionId | null
  readonly due_at: Date
}

export interface Remaining {
  readonly id: SubscriptionId
  readonly account_id: AccountId
  readonly started_at: Date
}

/** Downwards from where it has come, so that those who have ended are passed over once. */
export const readRemaining = (
  { q }: Queryable,
  { id: creatorId, reached_at, reached_id }: DepartureRow,
  most: number,
) => {
  const reached = reached_at && reached_id && ([reached_at.toISOString(), reached_id] as const)
  return q
    .selectFrom('billing.subscriptions')
    .select(['id', 'account_id', 'started_at'])
    .where('creator_id', '=', creatorId)
    .where('state', '<>', sql.lit('expired'))
    .where(isBelow('started_at', 'id', reached))
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .$castTo<Remaining>()
    .execute()
}

export interface Unclaimed {
  readonly order_id: OrderId
  readonly giver_id: AccountId
}

/** Months of this creator's tiers that are paid for and could still be claimed. */
export const readUnclaimed = (
  { q }: Queryable,
  creatorId: AccountId,
  above: OrderId | null,
  most: number,
) => {
  const first = q
    .selectFrom('billing.tiers as t')
    .innerJoin('billing.orders as o', 'o.tier_id', 't.id')
    .innerJoin('billing.gifts as g', 'g.order_id', 'o.id')
    .select(['g.order_id', 'g.giver_id'])
    .where('t.creator_id', '=', creatorId)
    .where('o.months', 'is not', null)
    .where('o.refund_status', '=', sql.lit('kept'))
    .where('g.claimed_at', 'is', null)
    .where('g.returned_at', 'is', null)
    .orderBy('g.order_id')
    .limit(most)
    .$castTo<Unclaimed>()
  return (above ? first.where('g.order_id', '>', above) : first).execute()
}
