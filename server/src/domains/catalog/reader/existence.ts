import type { ContentId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'

/** Whether anything is left of a post for whoever has bought it, on sale or not. */
export const isContentLeft = async ({ q }: Queryable, id: ContentId) => {
  const row = await q
    .selectFrom('catalog.contents')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}
