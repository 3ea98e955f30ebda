import { toSeconds } from './clock.ts'
import type { Work } from './http/call.ts'
import { newId } from './ids.ts'
import type { Document } from './objects/documents.ts'
import type { EventType, StoredEvent } from './objects/event.ts'
import { insert, save } from './objects/store.ts'

/** The version whose shapes we answer with; that of the SDK which Fanfare uses. */
export const apiVersion = '2026-10-28.endive'

/** In the transaction of the change, so that neither is there without the other. */
export async function emit(
  { tx, config, now, request }: Work,
  type: EventType,
  object: Document,
  previous?: object,
): Promise<void> {
  const event: StoredEvent = {
    id: newId('evt'),
    object: 'event',
    created: toSeconds(now),
    livemode: false,
    api_version: apiVersion,
    data: { object, ...(previous && { previous_attributes: previous }) },
    pending_webhooks: config.webhookUrls.length,
    request,
    type,
  }
  await insert(tx, event)
  const madeAt = new Date()
  for (const url of config.webhookUrls) {
    await tx.query(
      `insert into sandbox_pay.deliveries (event, url, lane, made_at, try_at)
       values ($1, $2, $3, $4, $4)`,
      [event.id, url, laneOf(object), madeAt],
    )
  }
}

export async function saveAndEmit<T extends Document>(
  work: Work,
  type: EventType,
  object: T,
  previous?: object,
): Promise<T> {
  await save(work.tx, object)
  await emit(work, type, object, previous)
  return object
}

/** One payment's events arrive in order; those of two payments need not wait for each other. */
function laneOf(object: Document): string {
  return 'payment_intent' in object ? object.payment_intent : object.id
}
