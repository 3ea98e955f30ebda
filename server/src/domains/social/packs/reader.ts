import type { AccountId, PackId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

export interface PackRow extends Row<'social.packs'> {
  readonly id: PackId
  readonly owner_id: AccountId
}

export const readPackRow = async ({ q }: Queryable, id: PackId): Promise<PackRow | null> => {
  const row = await q
    .selectFrom('social.packs')
    .selectAll()
    .where('id', '=', id)
    .$castTo<PackRow>()
    .executeTakeFirst()
  return row ?? null
}

/** In the order they are shown. */
export const readPackCreators = async ({ q }: Queryable, id: PackId): Promise<AccountId[]> => {
  const rows = await q
    .selectFrom('social.pack_creators')
    .select('creator_id')
    .where('pack_id', '=', id)
    .orderBy('position')
    .$castTo<{ creator_id: AccountId }>()
    .execute()
  return rows.map(({ creator_id }) => creator_id)
}

export interface ListedPack extends PackRow {
  readonly creator_count: number
  readonly first_creators: readonly AccountId[]
}

const mostFaces = 5

/** Newest first, each with how many creators it holds and the first few of them: one query. */
export const readPacksOf = async (
  { q }: Queryable,
  owner: AccountId,
  start: PageStart,
): Promise<ListedPack[]> => {
  const page = q
    .selectFrom('social.packs')
    .selectAll()
    .where('owner_id', '=', owner)
    .$call(newestFirst('created_at', 'id', start))
  const { rows } = await sql<ListedPack>`
    select p.*, c.creator_count, c.first_creators
    from (${page}) p, lateral (
      select count(*)::int as creator_count,
        (array_agg(creator_id order by position))[1:${sql.lit(mostFaces)}] as first_creators
      from social.pack_creators where pack_id = p.id
    ) c
    order by p.created_at desc, p.id desc`.execute(q)
  return rows
}
