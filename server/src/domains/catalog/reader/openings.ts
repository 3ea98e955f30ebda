import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Gated } from '../policy.ts'

export interface AccessCount extends Pick<Gated, 'visibility' | 'pricing'> {
  readonly contents: number
}

/** How many of each kind are published since then: nine rows at most. */
export const readAccessCounts = ({ q }: Queryable, creatorId: AccountId, since: Date) =>
  q
    .selectFrom('catalog.contents')
    .select(['visibility', 'pricing'])
    .select(({ fn }) => fn.countAll<number>().as('contents'))
    .where('creator_id', '=', creatorId)
    .where('status', '=', sql.lit('published'))
    .where('published_at', '>=', since)
    .groupBy(['visibility', 'pricing'])
    .$castTo<AccessCount>()
    .execute()
