import type { AccountId, SubscriberFilter, SubscriptionId, TierId } from '@fanfare/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { DB } from '../../../../platform/database/schema.gen.ts'
import { isAbove, isBelow, type PageStart } from '../../../../platform/paging/keyset.ts'

export interface Narrowing {
  readonly creatorId: AccountId
  /** Absent: everyone who has not ended. */
  readonly state?: SubscriberFilter | undefined
  readonly tierId?: TierId | undefined
}

/** An entry of the list, with what it is sorted by. */
export interface Listed {
  readonly id: SubscriptionId
  readonly key: string
}

type Query<Out> = SelectQueryBuilder<DB, 'billing.audience', Out>

const narrowed = ({ q }: Queryable, { creatorId, state, tierId }: Narrowing) => {
  let rows = q.selectFrom('billing.audience').where('creator_id', '=', creatorId)
  if (tierId) rows = rows.where('tier_id', '=', tierId)
  return state ? rows.where('state', '=', state) : rows.where('ended_at', 'is', null)
}

export const readNewest = async (
  db: Queryable,
  narrowing: Narrowing,
  { after, limit }: PageStart,
): Promise<Listed[]> => {
  const rows = await narrowed(db, narrowing)
    .select(['subscription_id', 'started_at'])
    .where(isBelow('started_at', 'subscription_id', after))
    .orderBy('started_at', 'desc')
    .orderBy('subscription_id', 'desc')
    .limit(limit)
    .$castTo<{ subscription_id: SubscriptionId; started_at: Date }>()
    .execute()
  return rows.map(({ subscription_id: id, started_at }) => ({ id, key: started_at.toISOString() }))
}

/** Sorts after everything that begins with what stands before it. */
const last = '\u{10ffff}'

const startingWith = <Out>(
  rows: Query<Out>,
  column: 'username' | 'name',
  start: string,
  { after, limit }: PageStart,
) =>
  rows
    .select(['subscription_id as id', `${column} as key`])
    .where(column, '>=', start)
    .where(column, '<', `${start}${last}`)
    .where(isAbove(column, 'subscription_id', after))
    .orderBy(column)
    .orderBy('subscription_id')
    .limit(limit)
    .$castTo<Listed>()
    .execute()

/**
 * Whose username or name begins so, by that name. Each of the two is a walk along its own index;
 * whoever is found by their username is not found by their name again.
 */
export const readNamed = async (
  db: Queryable,
  narrowing: Narrowing,
  start: string,
  page: PageStart,
): Promise<Listed[]> => {
  const rows = narrowed(db, narrowing)
  const unnamed = rows.where(sql<boolean>`not starts_with(username, ${start})`)
  const [byUsername, byName] = await Promise.all([
    startingWith(rows, 'username', start, page),
    startingWith(unnamed, 'name', start, page),
  ])
  const inOrder = (a: Listed, b: Listed) =>
    Buffer.compare(Buffer.from(`${a.key}\0${a.id}`), Buffer.from(`${b.key}\0${b.id}`))
  return [...byUsername, ...byName].toSorted(inOrder).slice(0, page.limit)
}
