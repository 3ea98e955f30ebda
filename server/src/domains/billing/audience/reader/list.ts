import type { AccountId, SubscriberFilter, SubscriptionId, TierId } from '@fanfare/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { DB } from '../../../../platform/database/schema.gen.ts'

export interface Narrowing {
  readonly creatorId: AccountId
  /** Absent: everyone who has not ended. */
  readonly state?: SubscriberFilter | undefined
  readonly tierId?: TierId | undefined
}

/** One place in the list, with what it is sorted by. */
export interface Listed {
  readonly id: SubscriptionId
  readonly key: string
}

type Below = readonly [string, string] | null
type Query<Out> = SelectQueryBuilder<DB, 'billing.audience', Out>

const narrowed = ({ q }: Queryable, { creatorId, state, tierId }: Narrowing) => {
  let rows = q.selectFrom('billing.audience').where('creator_id', '=', creatorId)
  if (tierId) rows = rows.where('tier_id', '=', tierId)
  return state ? rows.where('state', '=', state) : rows.where('ended_at', 'is', null)
}

export const readNewest = async (
  db: Queryable,
  narrowing: Narrowing,
  below: Below,
  limit: number,
): Promise<Listed[]> => {
  let newest = narrowed(db, narrowing)
    .select(['subscription_id', 'started_at'])
    .orderBy('started_at', 'desc')
    .orderBy('subscription_id', 'desc')
    .limit(limit)
  if (below) {
    const [at, id] = below
    newest = newest.where(
      sql<boolean>`(started_at, subscription_id) < (${at}::timestamptz, ${id}::uuid)`,
    )
  }
  const rows = await newest
    .$castTo<{ subscription_id: SubscriptionId; started_at: Date }>()
    .execute()
  return rows.map(({ subscription_id: id, started_at }) => ({ id, key: started_at.toISOString() }))
}

/** Sorts after everything that begins with what stands before it. */
const last = '\u{10ffff}'

const startingWith = <Out>(
  rows: Query<Out>,
  column: 'username' | 'name',
  { start, after, limit }: { start: string; after: Below; limit: number },
) => {
  let found = rows
    .select(['subscription_id as id', `${column} as key`])
    .where(column, '>=', start)
    .where(column, '<', `${start}${last}`)
    .orderBy(column)
    .orderBy('subscription_id')
    .limit(limit)
  if (after) {
    const [key, id] = after
    found = found.where(sql<boolean>`(${sql.ref(column)}, subscription_id) > (${key}, ${id}::uuid)`)
  }
  return found.$castTo<Listed>().execute()
}

/**
 * Whose username or name begins so, by that name. Each of the two is a walk along its own index;
 * whoever is found by their username is not found by their name again.
 */
export const readNamed = async (
  db: Queryable,
  narrowing: Narrowing,
  start: string,
  after: Below,
  limit: number,
): Promise<Listed[]> => {
  const rows = narrowed(db, narrowing)
  const asked = { start, after, limit }
  const [byUsername, byName] = await Promise.all([
    startingWith(rows, 'username', asked),
    startingWith(rows.where(sql<boolean>`not starts_with(username, ${start})`), 'name', asked),
  ])
  const inOrder = (a: Listed, b: Listed) =>
    Buffer.compare(Buffer.from(`${a.key}\0${a.id}`), Buffer.from(`${b.key}\0${b.id}`))
  return [...byUsername, ...byName].toSorted(inOrder).slice(0, limit)
}
