import type { EventName } from '@fanfare/contract'
import { SpanKind } from '@opentelemetry/api'
import type { Transaction } from '../database/database.ts'
import { EngineAway } from '../errors/engine-away.ts'
import type { Scope } from '../scope.ts'
import { inSpan } from '../telemetry/tracing.ts'
import {
  advanceCursor,
  lockCursor,
  nextEvents,
  noteFailure,
  parkEvent,
  waitForEngine,
} from './cursor.ts'
import type { StoredEvent } from './store.ts'
import type { EventHandler, Subscriber } from './subscriber.ts'

const batchSize = 200
const attemptsBeforeParking = 5

const handle = async (
  tx: Transaction,
  { name: subscriberName, handlers }: Subscriber,
  events: readonly StoredEvent[],
  scope: Scope,
) => {
  const byName = Map.groupBy(events, (event) => event.name)
  for (const [name, group] of byName) {
    const handler = handlers[name] as EventHandler<EventName>
    const parent = group[0]?.trace ?? null
    await inSpan(
      `${subscriberName} ${name}`,
      { kind: SpanKind.CONSUMER, parent, attributes: { 'fanfare.events': group.length } },
      () => handler(tx, group, scope),
    )
  }
}

/** What one visit to a subscriber came to. */
export type Delivery = 'idle' | 'delivered' | 'waiting' | 'busy' | 'failed'

/**
 * One batch for one subscriber: its effects, the events it causes and the cursor's advance are one
 * transaction. A batch that keeps failing is taken one event at a time, and the one that fails is
 * parked with its error, so that it does not hold up the rest.
 */
export const deliverOnce = async (scope: Scope, subscriber: Subscriber): Promise<Delivery> => {
  const names = Object.keys(subscriber.handlers) as EventName[]
  let failing: StoredEvent | undefined
  let attempts = 0
  try {
    return await scope.transact(async (tx): Promise<Delivery> => {
      const cursor = await lockCursor(tx, subscriber.name)
      if (!cursor) return 'busy'
      if (cursor.retryAt && cursor.retryAt > scope.now()) return 'waiting'
      attempts = cursor.attempts
      const { events, last } = await nextEvents(tx, names, cursor, attempts > 0 ? 1 : batchSize)
      if (!last) return 'idle'
      failing = events[0]
      await handle(tx, subscriber, events, scope)
      await advanceCursor(tx, subscriber.name, last)
      return 'delivered'
    })
  } catch (error) {
    scope.log.warn({ subscriber: subscriber.name, attempts, err: error }, 'subscriber failed')
    await scope.transact(async (tx) => {
      const cursor = await lockCursor(tx, subscriber.name)
      if (!cursor) return
      // While an engine is away every event would fail: they wait for it, and none is blamed.
      if (error instanceof EngineAway) {
        await waitForEngine(tx, subscriber.name, scope.now())
        return
      }
      if (failing && attempts >= attemptsBeforeParking) {
        await parkEvent(tx, subscriber.name, failing, error, scope.now())
        const { last } = await nextEvents(tx, names, cursor, 1)
        if (last) await advanceCursor(tx, subscriber.name, last)
        return
      }
      await noteFailure(tx, subscriber.name, cursor.attempts + 1, scope.now())
    })
    return 'failed'
  }
}
