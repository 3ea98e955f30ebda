import type { AssetId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

/** Two reactors that start runs at once would both count the same free slots. */
const queueLock = 4_210_018

/**
 * A run that gave no sign of life for so long has lost its lease; its asset waits in line again, or
 * is due like everything removed that only waits.
 */
export const requeueLost = async (
  tx: Transaction,
  { now, removedDue }: { readonly now: Date; readonly removedDue: Date },
) => {
  const due = sql<Date>`case when removed_at is null then due_at else ${removedDue}::timestamptz end`
  await sql`select pg_advisory_xact_lock(${queueLock})`.execute(tx.q)
  await tx.q
    .updateTable('media.assets')
    .set({ status: 'queued', leased_until: null, due_at: due })
    .where('status', '=', sql.lit('processing'))
    .where(sql<boolean>`is_heavy`)
    .where('leased_until', '<=', now)
    .execute()
}

export const countRunning = async (tx: Transaction): Promise<number> => {
  const { running } = await tx.q
    .selectFrom('media.assets')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where('status', '=', sql.lit('processing'))
    .where(sql<boolean>`is_heavy`)
    .executeTakeFirstOrThrow()
  return running
}

export interface Claimed {
  readonly id: AssetId
  readonly attempt: number
}

/**
 * The oldest of whoever has the fewest running: a hundred files of one person wait behind the first
 * of another. The attempt tells this run from one that lost its lease.
 */
export const claimNext = async (
  tx: Transaction,
  { leasedUntil, dueAt }: { readonly leasedUntil: Date; readonly dueAt: Date },
): Promise<Claimed | null> => {
  const { rows } = await sql<Claimed>`
    update media.assets set status = 'processing', attempt = attempt + 1,
      leased_until = ${leasedUntil}, due_at = coalesce(due_at, ${dueAt})
    where id = (
      select first.id from (
        select distinct on (owner_id) id, owner_id, created_at from media.assets
        where status = 'queued' and removed_at is null
        order by owner_id, created_at, id
      ) first
      left join (
        select owner_id, count(*) as running from media.assets
        where status = 'processing' and is_heavy group by owner_id
      ) busy using (owner_id)
      order by coalesce(busy.running, 0), first.created_at, first.id
      limit 1
    )
    returning id, attempt`.execute(tx.q)
  return rows[0] ?? null
}

/** Given back because nobody could be told to begin. */
export const unclaim = async (tx: Transaction, { id, attempt }: Claimed) => {
  await tx.q
    .updateTable('media.assets')
    .set({ status: 'queued', leased_until: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', sql.lit('processing'))
    .execute()
}

/** A sign of life. False when another run has the asset now, or it was removed. */
export const extendLease = async (
  tx: Transaction,
  { id, attempt }: Claimed,
  until: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx.q
    .updateTable('media.assets')
    .set({ leased_until: until })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('status', '=', sql.lit('processing'))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
