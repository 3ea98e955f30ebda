import type { EventName } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../database/database.ts'
import type { StoredEvent } from './store.ts'

interface Position {
  readonly xid: string
  readonly seq: number
}

export interface Cursor extends Position {
  readonly attempts: number
  readonly retryAt: Date | null
}

/** Nothing when another reactor has this subscriber in hand. */
export const lockCursor = async (tx: Transaction, subscriber: string): Promise<Cursor | null> => {
  const row = await tx.q
    .selectFrom('platform.cursors')
    .select(['xid', 'seq', 'attempts', 'retry_at as retryAt'])
    .where('subscriber', '=', subscriber)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

/** A new subscriber starts with the oldest event that is kept. */
export const ensureCursors = async (tx: Transaction, subscribers: readonly string[]) => {
  await tx.q
    .insertInto('platform.cursors')
    .values(subscribers.map((subscriber) => ({ subscriber, xid: '0', seq: 0 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Who has something to do, found with one query for all of them. */
export const pendingSubscribers = async (db: Queryable, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ subscriber: string }>`
    select subscriber from platform.cursors c
    where (retry_at is null or retry_at <= ${now})
      and exists (select from platform.events e where (e.xid, e.seq) > (c.xid, c.seq))`.execute(
    db.q,
  )
  return rows.map(({ subscriber }) => subscriber)
}

interface EventRow extends Position {
  id: string
  name: EventName
  payload: never
  trace: string | null
  occurred_at: Date
}

/**
 * The next events after the cursor whose transactions, and all older ones, have ended. Those with
 * other names are read too and left out, so that the cursor moves past them and no poll ever scans
 * what an earlier one has seen.
 */
export const nextEvents = async (
  tx: Transaction,
  names: readonly EventName[],
  { xid, seq }: Position,
  limit: number,
): Promise<{ events: StoredEvent[]; last: Position | null }> => {
  const { rows } = await sql<EventRow>`
    select xid, seq, id, name, payload, trace, occurred_at
    from platform.events
    where (xid, seq) > (${xid}::xid8, ${seq}::bigint)
      and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, seq
    limit ${limit}`.execute(tx.q)
  const wanted = rows.filter((row) => names.includes(row.name))
  const events = wanted.map((row) => ({
    id: row.id,
    name: row.name,
    payload: row.payload,
    trace: row.trace,
    occurredAt: row.occurred_at,
  }))
  return { events, last: rows.at(-1) ?? null }
}

export const advanceCursor = async (
  tx: Transaction,
  subscriber: string,
  { xid, seq }: Position,
) => {
  await tx.q
    .updateTable('platform.cursors')
    .set({ xid, seq, attempts: 0, retry_at: null })
    .where('subscriber', '=', subscriber)
    .execute()
}

export const noteFailure = async (
  tx: Transaction,
  subscriber: string,
  attempts: number,
  now: Date,
) => {
  const waitMs = Math.min(100 * 2 ** attempts, 30_000)
  await tx.q
    .updateTable('platform.cursors')
    .set({ attempts, retry_at: new Date(now.getTime() + waitMs) })
    .where('subscriber', '=', subscriber)
    .execute()
}

const engineWaitMs = 500

export const waitForEngine = async (tx: Transaction, subscriber: string, now: Date) => {
  await tx.q
    .updateTable('platform.cursors')
    .set({ retry_at: new Date(now.getTime() + engineWaitMs) })
    .where('subscriber', '=', subscriber)
    .execute()
}

export const parkEvent = async (
  tx: Transaction,
  subscriber: string,
  event: StoredEvent,
  error: unknown,
  now: Date,
) => {
  await tx.q
    .insertInto('platform.parked_events')
    .values({
      subscriber,
      event_id: event.id,
      name: event.name,
      payload: JSON.stringify(event.payload),
      trace: event.trace,
      occurred_at: event.occurredAt,
      error: error instanceof Error ? error.message : String(error),
      parked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
