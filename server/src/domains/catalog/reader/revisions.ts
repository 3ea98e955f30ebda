import type { ContentFields, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** By field; what is not mentioned is as released. */
export type Revision = Partial<ContentFields>

export const readRevision = async ({ q }: Queryable, id: ContentId): Promise<Revision> => {
  const row = await q
    .selectFrom('catalog.revisions')
    .select('fields')
    .where('content_id', '=', id)
    .$castTo<{ fields: Revision }>()
    .executeTakeFirst()
  return row?.fields ?? {}
}

/** Which of these have changes that wait. */
export const readRevisedIds = async ({ q }: Queryable, ids: readonly ContentId[]) => {
  const rows = await q
    .selectFrom('catalog.revisions')
    .select('content_id')
    .where(sql<boolean>`content_id = any(${[...ids]}::uuid[])`)
    .execute()
  return new Set(rows.map(({ content_id }) => content_id as ContentId))
}
