import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** Of these creators, until when nobody is charged for what they offer. */
export const readHolidays = async (
  { q }: Queryable,
  creatorIds: readonly AccountId[],
  now: Date,
): Promise<ReadonlyMap<AccountId, Date>> => {
  const rows = await q
    .selectFrom('billing.holidays')
    .select(['creator_id', 'until'])
    .where(sql<boolean>`creator_id = any(${[...new Set(creatorIds)]})`)
    .where('until', '>', now)
    .$castTo<{ creator_id: AccountId; until: Date }>()
    .execute()
  return new Map(rows.map(({ creator_id, until }) => [creator_id, until]))
}

/** Null unless one is running at that moment. */
export const readHoliday = async (db: Queryable, creatorId: AccountId, at: Date) =>
  (await readHolidays(db, [creatorId], at)).get(creatorId) ?? null
