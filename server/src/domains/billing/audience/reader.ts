import type {
  AccountId,
  Currency,
  SubscriberFilter,
  SubscriptionBasis,
  SubscriptionId,
  SubscriptionState,
  TierId,
} from '@fanfare/contract'
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Queryable, Transaction } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import type { DB } from '../../../platform/database/schema.gen.ts'
import { isAbove, newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'
import type { SubscriptionRow } from '../subscriptions/reader/subscriptions.ts'
import { fanKey } from '../subscriptions/writer/subscriptions.ts'
import type { Kind } from './sums.ts'

/** What of one subscription has been counted. */
export interface AudienceRow extends Row<'billing.audience'> {
  readonly subscription_id: SubscriptionId
  readonly creator_id: AccountId
  readonly account_id: AccountId
  readonly tier_id: TierId
  readonly state: SubscriptionState
  readonly basis: SubscriptionBasis
  readonly currency: Currency
}

export const lockCounted = async ({ q }: Transaction, ids: readonly SubscriptionId[]) => {
  const rows = await q
    .selectFrom('billing.audience')
    .selectAll()
    .where(sql<boolean>`subscription_id = any(${[...ids]})`)
    .orderBy('subscription_id')
    .forUpdate()
    .$castTo<AudienceRow>()
    .execute()
  return new Map(rows.map((row) => [row.subscription_id, row]))
}

/** Which of these began with a trial: found by the fan, whom a trial is noted for. */
export const readTried = async ({ q }: Queryable, rows: readonly SubscriptionRow[]) => {
  const { rows: tried } = await sql<{ subscription_id: SubscriptionId }>`
    select t.subscription_id
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ creator_id }) => creator_id)}::uuid[],
      ${rows.map(({ account_id }) => fanKey(account_id))}::text[]) as s(id, creator_id, used_by)
    join billing.trials t on t.creator_id = s.creator_id and t.used_by = s.used_by
      and t.subscription_id = s.id`.execute(q)
  return new Set(tried.map(({ subscription_id }) => subscription_id))
}

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
  start: PageStart,
): Promise<Listed[]> => {
  const rows = await narrowed(db, narrowing)
    .select(['subscription_id', 'started_at'])
    .$call(newestFirst('started_at', 'subscription_id', start))
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

export interface GroupRow {
  readonly tier_id: TierId
  readonly kind: Kind
  readonly currency: Currency
  readonly people: number
  readonly yearly: number
}

/** A row for each tier, kind and currency somebody has or had. */
export const readGroups = ({ q }: Queryable, creatorId: AccountId) =>
  q
    .selectFrom('billing.audience_groups')
    .select(['tier_id', 'kind', 'currency', 'people', 'yearly'])
    .where('creator_id', '=', creatorId)
    .where('people', '>', sql.lit(0))
    .$castTo<GroupRow>()
    .execute()

export interface DayRow {
  readonly day: string
  readonly joined: number
  readonly gone: number
  readonly trials_over: number
  readonly trials_paid: number
}

/** One row for each day on which something happened, since then. */
export const readDays = async ({ q }: Queryable, creatorId: AccountId, since: string) => {
  const { rows } = await sql<DayRow>`
    select day::text, joined, gone, trials_over, trials_paid from billing.audience_days
    where creator_id = ${creatorId} and day >= ${since}::date order by day`.execute(q)
  return rows
}

/** Who had paid before that day and had not ended; and who of them has ended since. */
export const readChurn = async ({ q }: Queryable, creatorId: AccountId, since: string) => {
  const start = `${since}T00:00:00Z`
  const { rows } = await sql<{ whole: number; part: number }>`
    select
      (select coalesce(sum(first_paid - paid_gone), 0)::int from billing.audience_days
        where creator_id = ${creatorId} and day < ${since}::date) as whole,
      (select count(*)::int from billing.audience
        where creator_id = ${creatorId} and ended_at >= ${start}::timestamptz
          and paying_at < ${start}::timestamptz) as part`.execute(q)
  return rows[0] ?? { whole: 0, part: 0 }
}

export interface LeaverRow {
  readonly month: string
  readonly lasted: number
  readonly people: number
}

/** By month of beginning: how many there were, and how long those who have ended stayed. */
export const readCohorts = async ({ q }: Queryable, creatorId: AccountId, since: string) => {
  const began = await sql<{ month: string; began: number }>`
    select date_trunc('month', day)::date::text as month, sum(began)::int as began
    from billing.audience_days where creator_id = ${creatorId} and day >= ${since}::date
    group by 1 having sum(began) > 0 order by 1`.execute(q)
  const leavers = await sql<LeaverRow>`
    select month::text, lasted, people from billing.audience_leavers
    where creator_id = ${creatorId} and month >= ${since}::date`.execute(q)
  return { began: began.rows, leavers: leavers.rows }
}
