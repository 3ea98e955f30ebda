import type { AccountId, CategorySlug } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

interface MainCategory {
  readonly category: CategorySlug | null
  /** When the oldest post that counts was published. */
  readonly oldest: Date | null
}

/** Of what was published since then: the category of most of it, and of two the one used last. */
export const readMainCategory = async (
  { q }: Queryable,
  creatorId: AccountId,
  since: Date,
): Promise<MainCategory> => {
  const { rows } = await sql<MainCategory>`
    select category, min(min(published_at)) over () as oldest
    from catalog.contents
    where creator_id = ${creatorId} and status = 'published' and published_at > ${since}
    group by category
    order by count(*) desc, max(published_at) desc, category
    limit 1`.execute(q)
  return rows[0] ?? { category: null, oldest: null }
}
