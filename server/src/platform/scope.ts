import type { AccountId, Role, SessionId } from '@fanfare/contract'
import type { Cache } from './cache/cache.ts'
import type { Clock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import type { Database, DatabaseHandle, Transaction } from './database/database.ts'
import type { Durable } from './durable/durable.ts'
import type { Push } from './realtime/push.ts'
import type { SearchEngine } from './search/search.ts'
import type { Storage } from './storage/storage.ts'
import type { Log } from './telemetry/log.ts'

export type Actor =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'system' }
  | {
      readonly kind: 'account'
      readonly accountId: AccountId
      readonly sessionId: SessionId
      readonly role: Role
    }

export type SignedIn = Extract<Actor, { kind: 'account' }>

/** Nobody's where nobody is signed in. */
export const accountOf = (actor: Actor): AccountId | null =>
  actor.kind === 'account' ? actor.accountId : null

/** The engines, opened once per process. */
export interface Platform {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly database: DatabaseHandle
  readonly cache: Cache
  readonly storage: Storage
  readonly push: Push
  readonly durable: Durable
  readonly search: SearchEngine
  close(): Promise<void>
}

/** What a command or a reader's caller works with: who asks, when, and the engines. */
export interface Scope extends Omit<Platform, 'database' | 'clock' | 'close'> {
  readonly actor: Actor
  readonly db: Database
  /** Reads what has just been written, by whomever. */
  readonly primary: Database
  now(): Date
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
}

/**
 * What work inside an open transaction gets beside it. Without `push` and `durable` it can neither
 * tell an open page nor start a workflow about something that may still be rolled back; without
 * `db`, `primary` and `transact` it cannot read or write past its own transaction.
 */
export type WritingScope = Pick<Scope, 'config' | 'log' | 'now'>

/** A scope of someone who has signed in, which is most of them. */
export type SignedInScope = Scope & { readonly actor: SignedIn }

export const scopeOf = (platform: Platform, actor: Actor): Scope => {
  const { config, log, cache, storage, push, durable, search, database, clock } = platform
  const now = () => clock.now()
  return {
    actor,
    config,
    log,
    cache,
    storage,
    push,
    durable,
    search,
    db: database.read,
    primary: database.primary,
    now,
    transact: (work) => database.transact(now, work),
  }
}
