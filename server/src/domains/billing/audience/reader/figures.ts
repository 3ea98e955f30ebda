import type { AccountId, Currency, TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { Kind } from '../sums.ts'

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
    .where('people', '>', 0)
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
