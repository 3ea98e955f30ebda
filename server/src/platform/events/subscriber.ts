import type { EventName } from '@fanfare/contract'
import type { Transaction } from '../database/database.ts'
import type { Scope, WritingScope } from '../scope.ts'
import type { StoredEvent } from './store.ts'

/**
 * Runs in the transaction that also advances its cursor, so what it writes happens once. Batches,
 * no order: read the present state again. It waits for nothing but PostgreSQL, since while its
 * transaction lasts no event of anybody is delivered. Pushing and starting workflows belong into
 * an `externalSubscriber`; this scope has neither.
 */
export type EventHandler<Name extends EventName> = (
  tx: Transaction,
  events: readonly StoredEvent<Name>[],
  scope: WritingScope,
) => Promise<void>

/** Runs outside any transaction and may run again for the same events, so it must bear repeating. */
export type ExternalHandler<Name extends EventName> = (
  events: readonly StoredEvent<Name>[],
  scope: Scope,
) => Promise<void>

type EventHandlers = { readonly [Name in EventName]?: EventHandler<Name> }
type ExternalHandlers = { readonly [Name in EventName]?: ExternalHandler<Name> }

interface WritingSubscriber {
  readonly kind: 'writing'
  /** Owns a cursor; renaming it would replay everything. */
  readonly name: string
  readonly handlers: EventHandlers
}

interface ExternalSubscriber {
  readonly kind: 'external'
  readonly name: string
  readonly handlers: ExternalHandlers
}

export type Subscriber = WritingSubscriber | ExternalSubscriber

/** For what is written to PostgreSQL. */
export const subscriber = (name: string, handlers: EventHandlers): WritingSubscriber => ({
  kind: 'writing',
  name,
  handlers,
})

/** For what is done elsewhere: another engine is told, a socket is ended. */
export const externalSubscriber = (
  name: string,
  handlers: ExternalHandlers,
): ExternalSubscriber => ({ kind: 'external', name, handlers })
