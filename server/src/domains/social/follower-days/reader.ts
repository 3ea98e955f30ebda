import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** Of changes that are read by creator and day: who came, who went, and from where those came. */
export const countedOfDay = sql`
  count(*) filter (where delta > 0), count(*) filter (where delta < 0),
  count(*) filter (where source = 'profile'), count(*) filter (where source = 'post'),
  count(*) filter (where source = 'card'), count(*) filter (where source = 'pack')`

export interface FollowerDayRow {
  readonly date: string
  readonly gained: number
  readonly lost: number
  readonly profile: number
  readonly post: number
  readonly card: number
  readonly pack: number
}

/**
 * From this day on, oldest first; days on which nothing happened are not there. With what is not added
 * yet, as of one moment: whoever hears of a follower and reads again finds them.
 */
export const readFollowerDays = async (
  { q }: Queryable,
  creator: AccountId,
  from: string,
): Promise<FollowerDayRow[]> => {
  const { rows } = await sql<FollowerDayRow>`
    select day::text as date, sum(gained)::int as gained, sum(lost)::int as lost,
      sum(from_profile)::int as profile, sum(from_post)::int as post,
      sum(from_card)::int as card, sum(from_pack)::int as pack
    from (
      select day, gained, lost, from_profile, from_post, from_card, from_pack
      from social.follower_days where creator_id = ${creator}
      union all
      select (at at time zone 'UTC')::date, ${countedOfDay}
      from social.count_changes where creator_id = ${creator} group by 1
    ) counted (day, gained, lost, from_profile, from_post, from_card, from_pack)
    where day >= ${from}::date
    group by day order by day`.execute(q)
  return rows
}
