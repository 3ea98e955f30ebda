import type { EventName } from '@fanfare/contract'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../scope.ts'
import type { StoredEvent } from './store.ts'

/**
 * Runs in the transaction that also advances its cursor, so what it writes happens once. Batches,
 * no order: read the present state again. What it does outside PostgreSQL must bear repeating.
 */
export type EventHandler<Name extends EventName> = (
  tx: Transaction,
  events: readonly StoredEvent<Name>[],
  scope: Scope,
) => Promise<void>

type EventHandlers = { readonly [Name in EventName]?: EventHandler<Name> }

export interface Subscriber {
  /** Owns a cursor; renaming it would replay everything. */
  readonly name: string
  readonly handlers: EventHandlers
}

export const subscriber = (name: string, handlers: EventHandlers): Subscriber => ({
  name,
  handlers,
})
