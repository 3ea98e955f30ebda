import type { AccountId, CategorySlug, ContentId, ContentType } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Part } from '../ranking/score.ts'

export interface PickRow {
  readonly id: ContentId
  readonly place: number
  readonly why: readonly Part[]
}

export interface PickedPage {
  readonly computing: number
  readonly computedAt: Date
  /** Creators whose new posts come first. */
  readonly nearIds: readonly AccountId[]
  readonly picks: readonly PickRow[]
}

interface PicksQuery {
  /** The last one unless a page of one before is asked for. */
  readonly computing: number | null
  readonly after: number
  readonly type?: ContentType | undefined
  readonly category?: CategorySlug | undefined
  readonly limit: number
}

/**
 * One row of a table, and of its 200 picks those of a page. What somebody said since they were computed
 * is left out at once. Null where there is no such computing any more, or none yet.
 */
export const readPicks = async (
  { q }: Queryable,
  account: AccountId,
  { computing, after, type, category, limit }: PicksQuery,
): Promise<PickedPage | null> => {
  const wanted =
    computing === null
      ? sql`p.account_id = ${account} order by p.computing desc limit 1`
      : sql`p.account_id = ${account} and p.computing = ${computing}`
  const { rows } = await sql<PickedPage>`
    with page as materialized (select * from recommendations.picks p where ${wanted}),
    hidden as materialized (
      select creator_id from recommendations.hidden_creators where account_id = ${account}),
    unwanted as materialized (
      select content_id from recommendations.feedback
      where account_id = ${account} and kind = 'less')
    select page.computing, page.computed_at as "computedAt",
      array(select near from unnest(page.near_ids) near
        where near not in (select creator_id from hidden)) as "nearIds",
      (select coalesce(jsonb_agg(shown order by shown.place), '[]') from (
        select each.id, each.place, each.why
        from unnest(page.content_ids, page.creator_ids, page.types, page.categories, page.whys)
          with ordinality as each(id, creator_id, type, category, why, place)
        where each.place > ${after}
          and each.creator_id not in (select creator_id from hidden)
          and each.id not in (select content_id from unwanted)
          ${type ? sql`and each.type = ${type}` : sql``}
          ${category ? sql`and each.category = ${category}` : sql``}
        order by each.place limit ${limit}) shown) as picks
    from page`.execute(q)
  return rows[0] ?? null
}
