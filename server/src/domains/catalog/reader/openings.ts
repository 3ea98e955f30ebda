import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Gated } from '../policy.ts'

/** Posts that are the same to the gate. */
export interface GatedKind extends Pick<Gated, 'visibility' | 'pricing' | 'early_level'> {
  readonly contents: number
}

/** How many of each kind are published since then: nine rows at most. */
export const readAccessCounts = ({ q }: Queryable, creatorId: AccountId, since: Date) =>
  q
    .selectFrom('catalog.contents')
    .select(['visibility', 'pricing', sql<null>`null`.as('early_level')])
    .select(({ fn }) => fn.countAll<number>().as('contents'))
    .where('creator_id', '=', creatorId)
    .where('status', '=', sql.lit('published'))
    .where('published_at', '>=', since)
    .groupBy(['visibility', 'pricing'])
    .$castTo<GatedKind>()
    .execute()

interface NewestKind extends GatedKind {
  readonly newest: ContentId[]
}

interface Bounds {
  readonly now: Date
  readonly besides: ContentId | undefined
  /** Ids of each kind. */
  readonly shown: number
  /** Posts of the creator, newest first. */
  readonly examined: number
}

/** Of a creator's newest posts how many are of each kind, and which are the newest: 27 rows at most. */
export const readNewestByAccess = async (
  { q }: Queryable,
  creatorId: AccountId,
  { now, besides, shown, examined }: Bounds,
): Promise<NewestKind[]> => {
  const { rows } = await sql<NewestKind>`
    select visibility, pricing, early_level, count(*)::int as contents,
      (array_agg(id order by published_at desc, id desc))[1:${sql.lit(shown)}] as newest
    from (
      select id, visibility, pricing, published_at,
        case when published_at + early_days * interval '1 day' > ${now} then early_level end
          as early_level
      from catalog.contents
      where creator_id = ${creatorId} and status = 'published'
      order by published_at desc, id desc limit ${examined}
    ) latest
    where id is distinct from ${besides ?? null}::uuid
    group by visibility, pricing, early_level`.execute(q)
  return rows
}
