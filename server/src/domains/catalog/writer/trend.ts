import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Interest } from '../explore/interest.ts'
import { takeNextViews } from './next-views.ts'

/**
 * The first view of each person, post and day (UTC) among those that come next. Of two views of one day the
 * one stored first counts, in whatever order their half hours come.
 */
export const takeFirstViews = (tx: Transaction) =>
  takeNextViews(
    tx,
    'trended_views',
    (isNext) => sql<Interest>`
      select v.content_id as "contentId", v.viewer as person, v.slot as at
      from catalog.views v
      where ${isNext}
        and not exists (
          select from catalog.views before
          where before.content_id = v.content_id and before.viewer = v.viewer
            and before.slot >= date_trunc('day', v.slot, 'UTC')
            and before.slot < date_trunc('day', v.slot, 'UTC') + interval '24 hours'
            and (before.xid, before.slot) < (v.xid, v.slot))`,
  )

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Those of these that are the first of their person, post and day. */
export const addReactors = async (
  tx: Transaction,
  reactions: readonly (Interest & { readonly person: AccountId })[],
): Promise<Interest[]> => {
  // Of several the last that is put in stays, which has to be the first of the day.
  const latestFirst = reactions.toSorted((a, b) => b.at.getTime() - a.at.getTime())
  const byKey = new Map(
    latestFirst.map((one) => [`${one.contentId}:${one.person}:${dayOf(one.at)}`, one]),
  )
  const all = [...byKey.values()]
  const { rows } = await sql<{ key: string }>`
    insert into catalog.daily_reactors as r (content_id, account_id, day)
    select * from unnest(
      ${all.map(({ contentId }) => contentId)}::uuid[],
      ${all.map(({ person }) => person)}::uuid[],
      ${all.map(({ at }) => dayOf(at))}::date[]) as n(content_id, account_id, day)
    order by 1, 2, 3
    on conflict do nothing
    returning r.content_id || ':' || r.account_id || ':' || r.day as key`.execute(tx.q)
  return rows.flatMap(({ key }) => byKey.get(key) ?? [])
}

/** Whoever reacts again after that counts again. */
export const forgetReactors = async (tx: Transaction, before: Date) => {
  await tx.q
    .deleteFrom('catalog.daily_reactors')
    .where(sql<boolean>`day < ${dayOf(before)}::date`)
    .execute()
}

/** So low that what is added stands alone; below it numbers lose their precision. */
const forgotten = -60

/**
 * Adds what weighs so much now. The trend is the logarithm of a sum that grows, so neither the order nor
 * the moment of counting matters.
 */
export const raiseTrend = async (
  tx: Transaction,
  points: ReadonlyMap<ContentId, number>,
  halfLives: number,
) => {
  if (points.size === 0) return
  await sql`
    update catalog.content_stats s
    set trend = ${halfLives}::float8 +
      ln(power(2, greatest(s.trend - ${halfLives}::float8, ${forgotten}::float8)) + n.points) / ln(2)
    from (
      select * from unnest(${[...points.keys()]}::uuid[], ${[...points.values()]}::float8[])
        as n(content_id, points) order by 1
    ) n
    where s.content_id = n.content_id`.execute(tx.q)
}
