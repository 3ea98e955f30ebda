import type { EventName, EventPayload } from '@fanfare/contract'
import type { Transaction as KyselyTransaction } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { DB } from '../database/schema.gen.ts'
import { currentTrace } from '../telemetry/tracing.ts'

export interface PendingEvent<Name extends EventName = EventName> {
  readonly name: Name
  readonly payload: EventPayload<Name>
}

/** An event as its subscribers get it. */
export interface StoredEvent<Name extends EventName = EventName> {
  readonly id: string
  readonly name: Name
  readonly payload: EventPayload<Name>
  readonly occurredAt: Date
  readonly trace: string | null
}

export const storeEvents = async (
  q: KyselyTransaction<DB>,
  pending: readonly PendingEvent[],
  now: Date,
) => {
  if (pending.length === 0) return
  const trace = currentTrace()
  await q
    .insertInto('platform.events')
    .values(
      pending.map(({ name, payload }) => ({
        id: uuid(),
        name,
        payload: JSON.stringify(payload),
        trace,
        occurred_at: now,
      })),
    )
    .execute()
}
