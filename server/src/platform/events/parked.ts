import type { EventName } from '@fanfare/contract'
import type { Queryable, Transaction } from '../database/database.ts'
import type { Scope } from '../scope.ts'
import { handleInside, handleOutside } from './handle.ts'
import type { StoredEvent } from './store.ts'
import type { Subscriber } from './subscriber.ts'

export const listParked = (db: Queryable) =>
  db.q
    .selectFrom('platform.parked_events')
    .select(['subscriber', 'event_id', 'name', 'error', 'parked_at'])
    .orderBy('parked_at')
    .limit(500)
    .execute()

const findParked = async (
  db: Queryable,
  { name: subscriber, handlers }: Subscriber,
  eventId: string,
): Promise<StoredEvent | null> => {
  const row = await db.q
    .selectFrom('platform.parked_events')
    .select(['event_id as id', 'name', 'payload', 'trace', 'occurred_at as occurredAt'])
    .where('subscriber', '=', subscriber)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  if (!row) return null
  const name = row.name as EventName
  if (!handlers[name]) throw new Error(`${subscriber} no longer handles ${name}`)
  return { ...row, name, payload: row.payload as never }
}

const unpark = async (tx: Transaction, { name }: Subscriber, eventId: string) => {
  const { numDeletedRows } = await tx.q
    .deleteFrom('platform.parked_events')
    .where('subscriber', '=', name)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Tries one parked event again; it leaves the park only with its effects. */
export const retryParked = async (scope: Scope, subscriber: Subscriber, eventId: string) => {
  const event = await findParked(scope.db, subscriber, eventId)
  if (!event) return false
  if (subscriber.kind === 'external') {
    await handleOutside(subscriber, [event], scope)
    return scope.transact((tx) => unpark(tx, subscriber, eventId))
  }
  return scope.transact(async (tx) => {
    // Taken out first: of two who try at once, the second finds nothing.
    if (!(await unpark(tx, subscriber, eventId))) return false
    await handleInside(tx, subscriber, [event], scope)
    return true
  })
}
