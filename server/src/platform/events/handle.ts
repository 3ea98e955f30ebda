import type { EventName } from '@fanfare/contract'
import { SpanKind } from '@opentelemetry/api'
import type { Transaction } from '../database/database.ts'
import type { Scope, WritingScope } from '../scope.ts'
import { inSpan } from '../telemetry/tracing.ts'
import type { StoredEvent } from './store.ts'
import type { EventHandler, ExternalHandler, Subscriber } from './subscriber.ts'

const byName = async (
  subscriber: Subscriber,
  events: readonly StoredEvent[],
  work: (handler: unknown, group: readonly StoredEvent[]) => Promise<void>,
) => {
  for (const [name, group] of Map.groupBy(events, (event) => event.name)) {
    const parent = group[0]?.trace ?? null
    await inSpan(
      `${subscriber.name} ${name}`,
      { kind: SpanKind.CONSUMER, parent, attributes: { 'fanfare.events': group.length } },
      () => work(subscriber.handlers[name], group),
    )
  }
}

export const handleInside = (
  tx: Transaction,
  subscriber: Subscriber & { kind: 'writing' },
  events: readonly StoredEvent[],
  { config, log, now }: WritingScope,
) =>
  byName(subscriber, events, (handler, group) =>
    (handler as EventHandler<EventName>)(tx, group, { config, log, now }),
  )

export const handleOutside = (
  subscriber: Subscriber & { kind: 'external' },
  events: readonly StoredEvent[],
  scope: Scope,
) =>
  byName(subscriber, events, (handler, group) =>
    (handler as ExternalHandler<EventName>)(group, scope),
  )
