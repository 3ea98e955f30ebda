import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

export interface PostRow {
  readonly id: ContentId
  readonly title: string
  readonly failure: string | null
  readonly updated_at: Date
}

const columns = ['c.id', 'c.title', 'c.failure', 'c.updated_at'] as const

/** Whose file could not be processed, the last first. */
export const readFailed = ({ q }: Queryable, creatorId: AccountId, most: number) =>
  q
    .selectFrom('catalog.contents as c')
    .select(columns)
    .where('c.creator_id', '=', creatorId)
    .where('c.status', '=', sql.lit('failed'))
    .orderBy('c.updated_at', 'desc')
    .limit(most)
    .$castTo<PostRow>()
    .execute()

/** An edit touches its post, so it is looked for among those touched last: a bound for any creator. */
const touched = 200

/** Published posts with edits that were not released, the last first. */
export const readEdited = async ({ q }: Queryable, creatorId: AccountId, most: number) => {
  const { rows } = await sql<PostRow>`
    select c.id, c.title, c.failure, c.updated_at
    from (
      select id, title, failure, status, updated_at from catalog.contents
      where creator_id = ${creatorId} and status <> 'deleted'
      order by updated_at desc, id desc limit ${touched}
    ) c join catalog.revisions r on r.content_id = c.id
    where c.status = 'published'
    order by c.updated_at desc limit ${most}`.execute(q)
  return rows
}
