import type { EventName, EventPayload } from '@fanfare/contract'
import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type PendingEvent, storeEvents } from '../events/store.ts'
import { createMemory, type Lasting } from './lasting.ts'
import { isOutdated, PreparingClient } from './prepared.ts'
import type { DB } from './schema.gen.ts'

/** Readers take this: a database or a transaction, of which they may only select. */
export interface Queryable {
  readonly q: Pick<Kysely<DB>, 'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'getExecutor'>
}

export type Database = Queryable & { readonly kind: 'database' }

/** Writers take this and nothing less; what it emits is stored with what it wrote. */
export interface Transaction {
  readonly kind: 'transaction'
  readonly q: KyselyTransaction<DB>
  readonly lasting: Lasting
  emit<Name extends EventName>(name: Name, payload: EventPayload<Name>): void
}

export interface DatabaseHandle {
  readonly read: Database
  /** For what must be seen as soon as it is written, which a replica may not have heard of yet. */
  readonly primary: Database
  transact<T>(now: () => Date, work: (tx: Transaction) => Promise<T>): Promise<T>
  ping(): Promise<void>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly pool: number
}

// Counts and sums are far below 2^53; money is checked by its own module.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const pool = ({ url, pool: max }: DatabaseOptions, options: string) => {
  const created = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    options,
  })
  // A connection that dies, idle or between two queries, is replaced at the next use; unheard, its
  // error would end the process.
  created.on('error', () => {})
  created.on('connect', (client) => client.on('error', () => {}))
  return created
}

const kysely = (connections: pg.Pool) =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: connections }) })

const maxAttempts = 4
const mayBeRetried = (error: unknown) =>
  isOutdated(error) ||
  (error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01'))

export const openDatabase = (options: DatabaseOptions): DatabaseHandle => {
  // Reads run on connections that cannot write, so a forgotten transaction fails at once, and so
  // that most of them can be pointed at replicas.
  const readPool = pool(
    options,
    '-c default_transaction_read_only=on -c statement_timeout=5000 -c application_name=fanfare-read',
  )
  // Few of all reads.
  const primaryPool = pool(
    { url: options.url, pool: Math.ceil(options.pool / 2) },
    '-c default_transaction_read_only=on -c statement_timeout=15000 -c lock_timeout=5000 -c application_name=fanfare-primary',
  )
  const writePool = pool(
    options,
    '-c statement_timeout=15000 -c lock_timeout=5000 -c idle_in_transaction_session_timeout=30000 -c application_name=fanfare-write',
  )
  const reading = kysely(readPool)
  const readingPrimary = kysely(primaryPool)
  const writing = kysely(writePool)

  const memory = createMemory()
  const attempt = async <T>(now: () => Date, work: (tx: Transaction) => Promise<T>) => {
    const { lasting, keep } = memory.begin()
    const result = await writing.transaction().execute(async (q) => {
      const pending: PendingEvent[] = []
      const tx: Transaction = {
        kind: 'transaction',
        q,
        lasting,
        emit: (name, payload) => pending.push({ name, payload }),
      }
      const done = await work(tx)
      await storeEvents(q, pending, now())
      return done
    })
    keep()
    return result
  }

  return {
    read: { kind: 'database', q: reading },
    primary: { kind: 'database', q: readingPrimary },
    async transact(now, work) {
      for (let tries = 1; ; tries++) {
        try {
          return await attempt(now, work)
        } catch (error) {
          if (error instanceof pg.DatabaseError) memory.forget()
          if (tries >= maxAttempts || !mayBeRetried(error)) throw error
        }
      }
    },
    async ping() {
      await readPool.query('select 1')
    },
    async close() {
      await Promise.all([reading.destroy(), readingPrimary.destroy(), writing.destroy()])
    },
  }
}
