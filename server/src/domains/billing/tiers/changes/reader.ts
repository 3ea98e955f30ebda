import type { TierId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/row.ts'

export interface TierChangeRow extends Row<'billing.tier_changes'> {
  readonly tier_id: TierId
}

export const selectTierChanges = ({ q }: Queryable) =>
  q.selectFrom('billing.tier_changes').selectAll().$castTo<TierChangeRow>()

export const readTierChange = async (db: Queryable, id: string) =>
  (await selectTierChanges(db).where('id', '=', id).executeTakeFirst()) ?? null

/** Those that are still gathered, of several tiers; one each at most. */
export const readWaitingChanges = (db: Queryable, tierIds: readonly TierId[]) =>
  selectTierChanges(db)
    .where(sql<boolean>`tier_id = any(${[...tierIds]})`)
    .where('mailed_at', 'is', null)
    .execute()

/** The last one that was mailed since then, of each tier that has one. */
export const readMailedChanges = (db: Queryable, tierIds: readonly TierId[], since: Date) =>
  selectTierChanges(db)
    .distinctOn('tier_id')
    .where(sql<boolean>`tier_id = any(${[...tierIds]})`)
    .where('mailed_at', '>', since)
    .orderBy('tier_id')
    .orderBy('mailed_at', 'desc')
    .execute()
