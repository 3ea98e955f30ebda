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

type JoinedRow = Omit<PickedPage, 'picks'> & { [Name in keyof PickRow]: PickRow[Name] | null }

/**
 * One row of a table, and of its 200 picks those of a page. What somebody said since they were computed
 * is left out at once. Null where there is no such computing any more, or none yet.
 */
export const readPicks = async (
  { q }: Queryable,
  account: AccountId,
  { computing, after, type, category, limit }: PicksQuery,
): Promise<PickedPage | null> => {
  const isShown = (creator: string) => sql`not exists (
    select from recommendations.hidden_creators h
    where h.account_id = ${account} and h.creator_id = ${sql.ref(creator)})`
  const { rows } = await sql<JoinedRow>`
    select p.computing, p.computed_at as "computedAt", picked.id, picked.place::int,
      p.whys -> (picked.place - 1)::int as why,
      array(select near from unnest(p.near_ids) near where ${isShown('near')}) as "nearIds"
    from recommendations.picks p left join lateral (
      select each.id, each.place
      from unnest(p.content_ids, p.creator_ids, p.types, p.categories)
        with ordinality as each(id, creator_id, type, category, place)
      where each.place > ${after} and ${isShown('each.creator_id')}
        ${type ? sql`and each.type = ${type}` : sql``}
        ${category ? sql`and each.category = ${category}` : sql``}
        and not exists (
          select from recommendations.feedback f
          where f.account_id = ${account} and f.content_id = each.id and f.kind = 'less')
      order by each.place limit ${limit}
    ) picked on true
    where p.account_id = ${account} and p.computing = coalesce(${computing}::bigint, (
      select max(computing) from recommendations.picks where account_id = ${account}))
    order by picked.place`.execute(q)
  const [first] = rows
  if (!first) return null
  const picks = rows.flatMap(({ id, place, why }) =>
    id && place ? [{ id, place, why: why ?? [] }] : [],
  )
  return { ...first, picks }
}
