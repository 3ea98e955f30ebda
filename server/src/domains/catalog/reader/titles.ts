import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** Of these posts those that are this creator's and not deleted. */
export const readOwnTitles = async (
  { q }: Queryable,
  creatorId: AccountId,
  ids: readonly ContentId[],
): Promise<ReadonlyMap<ContentId, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await q
    .selectFrom('catalog.contents')
    .select(['id', 'title'])
    .where('creator_id', '=', creatorId)
    .where('status', '<>', sql.lit('deleted'))
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute()
  return new Map(rows.map(({ id, title }) => [id as ContentId, title]))
}
