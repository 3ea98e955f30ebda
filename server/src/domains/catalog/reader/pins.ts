import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** A pin stays while its post is unpublished or deleted, and counts again when it is published again. */
export const readPinnedId = async (
  { q }: Queryable,
  creator: AccountId,
): Promise<ContentId | null> => {
  const row = await q
    .selectFrom('catalog.pins as p')
    .innerJoin('catalog.contents as c', 'c.id', 'p.content_id')
    .select('c.id')
    .where('p.creator_id', '=', creator)
    .where('c.status', '=', sql.lit('published'))
    .$castTo<{ id: ContentId }>()
    .executeTakeFirst()
  return row?.id ?? null
}
