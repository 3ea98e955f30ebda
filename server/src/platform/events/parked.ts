import type { EventName } from '@fanfare/contract'
import type { Queryable } from '../database/database.ts'
import type { Scope } from '../scope.ts'
import type { EventHandler, Subscriber } from './subscriber.ts'

export const listParked = (db: Queryable) =>
  db.q
    .selectFrom('platform.parked_events')
    .select(['subscriber', 'event_id', 'name', 'error', 'parked_at'])
    .orderBy('parked_at')
    .limit(500)
    .execute()

/** Tries one parked event again; it leaves the park only with its effects. */
export const retryParked = (scope: Scope, subscriber: Subscriber, eventId: string) =>
  scope.transact(async (tx) => {
    const row = await tx.q
      .deleteFrom('platform.parked_events')
      .where('subscriber', '=', subscriber.name)
      .where('event_id', '=', eventId)
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    const name = row.name as EventName
    const handler = subscriber.handlers[name] as EventHandler<EventName> | undefined
    if (!handler) throw new Error(`${subscriber.name} no longer handles ${name}`)
    const event = {
      id: row.event_id,
      name,
      payload: row.payload as never,
      trace: row.trace,
      occurredAt: row.occurred_at,
    }
    await handler(tx, [event], scope)
    return true
  })
