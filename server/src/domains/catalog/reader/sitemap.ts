import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { isAbove, type Keys } from '../../../platform/paging/keyset.ts'

/** Months (UTC) in which something that is out came out, as they were counted last, oldest first. */
export const readPublishedMonths = async ({ q }: Queryable) => {
  const { rows } = await sql<{ month: string; contents: number }>`
    select to_char(month, 'YYYY-MM') as month, sum(contents)::float8 as contents
    from catalog.published_months group by 1 order by 1`.execute(q)
  return rows
}

interface Published {
  readonly id: ContentId
  readonly creatorId: AccountId
  readonly publishedAt: Date
  readonly updatedAt: Date
}

/** Oldest first, whoever may see them. */
export const readPublishedIn = (
  { q }: Queryable,
  { from, to }: { readonly from: Date; readonly to: Date },
  after: Keys | null,
  limit: number,
): Promise<Published[]> =>
  q
    .selectFrom('catalog.contents')
    .select(['id', 'creator_id as creatorId'])
    .select(['published_at as publishedAt', 'updated_at as updatedAt'])
    .where('status', '=', sql.lit('published'))
    .where('published_at', '>=', from)
    .where('published_at', '<', to)
    .where(isAbove('published_at', 'id', after))
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .$castTo<Published>()
    .execute()
