import type { EventName } from '@fanfare/contract'
import { sql } from 'kysely'
import { after } from '../clock/after.ts'
import type { Queryable, Transaction } from '../database/database.ts'
import type { StoredEvent } from './store.ts'

export interface Position {
  readonly xid: string
  readonly seq: number
}

export interface Cursor extends Position {
  readonly attempts: number
  readonly retryAt: Date | null
  /** Whoever works outside a transaction has it until then. */
  readonly leasedUntil: Date | null
}

/** Nothing when another reactor has this subscriber in hand. */
export const lockCursor = async (tx: Transaction, subscriber: string): Promise<Cursor | null> => {
  const row = await tx.q
    .selectFrom('platform.cursors')
    .select(['xid', 'seq', 'attempts', 'retry_at as retryAt', 'leased_until as leasedUntil'])
    .where('subscriber', '=', subscriber)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return row ?? null
}

/** A new subscriber starts with the oldest event that is kept; of a known one it is noted. */
export const ensureCursors = async (tx: Transaction, subscribers: readonly string[], now: Date) => {
  if (subscribers.length === 0) return
  await tx.q
    .insertInto('platform.cursors')
    .values(subscribers.map((subscriber) => ({ subscriber, xid: '0', seq: 0, seen_at: now })))
    .onConflict((conflict) =>
      conflict
        .column('subscriber')
        .doUpdateSet((row) => ({ seen_at: row.ref('excluded.seen_at') })),
    )
    .execute()
}

/** Those no reactor has known for this long would keep every event from being dropped. */
export const forgetCursors = async (tx: Transaction, unseenSince: Date) => {
  await tx.q.deleteFrom('platform.cursors').where('seen_at', '<', unseenSince).execute()
}

/** Whose cursor it is, and the events it wants. */
export interface Interest {
  readonly name: string
  readonly handlers: Readonly<Partial<Record<EventName, unknown>>>
}

/** How far one look goes; whoever is further behind is looked at again. */
const lookAhead = 1000

const wantedBy = (subscribers: readonly Interest[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    subscribers.map(({ name, handlers }) => ({ subscriber: name, names: Object.keys(handlers) })),
  )}::jsonb) as wanted (subscriber text, names text[])`

/** Who has something to do, and who has only what it does not want, with one query for all of them. */
export const pendingSubscribers = async <Pending extends Interest>(
  db: Queryable,
  subscribers: readonly Pending[],
  now: Date,
): Promise<{ wanting: Pending[]; idle: Pending[] }> => {
  const { rows } = await sql<{ subscriber: string; isWanted: boolean }>`
    select c.subscriber, next.is_wanted as "isWanted"
    from ${wantedBy(subscribers)}
    join platform.cursors c using (subscriber)
    cross join lateral (
      select bool_or(e.name = any (wanted.names)) as is_wanted
      from (
        select name from platform.events
        where (xid, seq) > (c.xid, c.seq)
        order by xid, seq
        limit ${lookAhead}
      ) e
    ) next
    where (c.retry_at is null or c.retry_at <= ${now})
      and (c.leased_until is null or c.leased_until <= ${now})
      and next.is_wanted is not null`.execute(db.q)
  const answers = new Map(rows.map(({ subscriber, isWanted }) => [subscriber, isWanted]))
  const answered = (isWanted: boolean) =>
    subscribers.filter(({ name }) => answers.get(name) === isWanted)
  return { wanting: answered(true), idle: answered(false) }
}

/**
 * Moves the cursors of those who want none of the next events past them, with one statement for all:
 * visiting each would cost four for every event that it does not want. What holds for a visit holds
 * here: only events below the oldest running transaction, and no cursor that somebody has in hand.
 */
export const passOver = async (tx: Transaction, subscribers: readonly Interest[]) => {
  await sql`
    with passed as (
      select c.subscriber, next.xid, next.seq
      from ${wantedBy(subscribers)}
      join platform.cursors c using (subscriber)
      cross join lateral (
        select e.xid, e.seq, bool_or(e.name = any (wanted.names)) over () as is_wanted
        from (
          select xid, seq, name from platform.events
          where (xid, seq) > (c.xid, c.seq)
            and xid < pg_snapshot_xmin(pg_current_snapshot())
          order by xid, seq
          limit ${lookAhead}
        ) e
        order by e.xid desc, e.seq desc
        limit 1
      ) next
      where c.retry_at is null and c.leased_until is null and not next.is_wanted
      for update of c skip locked
    )
    update platform.cursors c set xid = passed.xid, seq = passed.seq
    from passed
    where c.subscriber = passed.subscriber
      and (c.xid, c.seq) < (passed.xid, passed.seq)
      and c.retry_at is null and c.leased_until is null`.execute(tx.q)
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

const changeCursor = async (
  tx: Transaction,
  subscriber: string,
  change: Partial<{ xid: string; seq: number; attempts: number; retry_at: Date | null }>,
  leasedUntil: Date | null = null,
) => {
  await tx.q
    .updateTable('platform.cursors')
    .set({ ...change, leased_until: leasedUntil })
    .where('subscriber', '=', subscriber)
    .execute()
}

export const leaseCursor = (tx: Transaction, subscriber: string, until: Date) =>
  changeCursor(tx, subscriber, {}, until)

export const advanceCursor = (tx: Transaction, subscriber: string, { xid, seq }: Position) =>
  changeCursor(tx, subscriber, { xid, seq, attempts: 0, retry_at: null })

export const noteFailure = (tx: Transaction, subscriber: string, attempts: number, now: Date) =>
  changeCursor(tx, subscriber, {
    attempts,
    retry_at: after(now, Math.min(100 * 2 ** attempts, 30_000)),
  })

const engineWaitMs = 500

export const waitForEngine = (tx: Transaction, subscriber: string, now: Date) =>
  changeCursor(tx, subscriber, { retry_at: after(now, engineWaitMs) })

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
