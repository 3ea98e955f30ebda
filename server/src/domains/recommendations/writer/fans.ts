import type { AccountId, CategorySlug } from '@fanfare/contract'
import { sql } from 'kysely'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'

export interface DueFan {
  readonly id: AccountId
}

export const claimDueFans = claimDue<DueFan>('recommendations.fans', 20)

/**
 * Those of these people who have not turned recommendations off. Their rows are made and locked, so
 * that nothing is noted of somebody who turns them off at this moment.
 */
export const lockFans = async (
  tx: Transaction,
  ids: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> => {
  const sorted = [...new Set(ids)].sort()
  if (sorted.length === 0) return new Set()
  await sql`
    insert into recommendations.fans (id) select unnest(${sorted}::uuid[])
    on conflict do nothing`.execute(tx.q)
  const { rows } = await sql<{ id: AccountId; is_on: boolean }>`
    select id, is_on from recommendations.fans where id = any(${sorted}::uuid[])
    order by id for update`.execute(tx.q)
  return new Set(rows.filter(({ is_on }) => is_on).map(({ id }) => id))
}

/** Something changed that their picks are made of. */
export const noteFansDue = async (tx: Transaction, ids: readonly AccountId[], at: Date) => {
  if (ids.length === 0) return
  await sql`
    update recommendations.fans set changes = changes + 1, due_at = least(due_at, ${at}::timestamptz)
    where is_on and id = any(${[...ids]}::uuid[])`.execute(tx.q)
}

export const setInterests = async (
  tx: Transaction,
  id: AccountId,
  interests: readonly CategorySlug[],
  now: Date,
) => {
  await tx.q
    .updateTable('recommendations.fans')
    .set({ interests: [...interests], chose_at: now })
    .where('id', '=', id)
    .execute()
}

/** Of those who turn them off nothing stays but that they did. */
export const setOn = async (tx: Transaction, id: AccountId, isOn: boolean) => {
  await tx.q
    .updateTable('recommendations.fans')
    .set({ is_on: isOn, ...(isOn ? {} : { interests: [], due_at: null }) })
    .where('id', '=', id)
    .execute()
}
