import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { after } from '../clock/after.ts'
import type { Transaction } from '../database/database.ts'
import { fail } from '../errors/domain-error.ts'
import type { DueTask } from '../events/due.ts'
import type { Scope } from '../scope.ts'

export interface KeyedRequest {
  readonly caller: string
  readonly route: string
  readonly key: string
  readonly hash: string
}

class SeenBefore extends Error {}

export const hashRequest = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url')

const take = async (tx: Transaction, { caller, route, key, hash }: KeyedRequest, now: Date) => {
  // A twin that is still running holds the row: this waits for its end, one way or the other.
  const taken = await tx.q
    .insertInto('platform.idempotency_keys')
    .values({ caller, route, key, request_hash: hash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!taken) throw new SeenBefore()
}

const patience = { forMs: 3_000, pollMs: 50 }

const firstReply = async (scope: Scope, { caller, route, key, hash }: KeyedRequest) => {
  for (let waited = 0; waited < patience.forMs; waited += patience.pollMs) {
    const row = await scope.db.q
      .selectFrom('platform.idempotency_keys')
      .select(['request_hash', 'status', 'reply'])
      .where('caller', '=', caller)
      .where('route', '=', route)
      .where('key', '=', key)
      .executeTakeFirst()
    if (row && row.request_hash !== hash) fail('request.idempotency-mismatch')
    if (row?.status) return row.reply
    await sleep(patience.pollMs)
  }
  // The change was committed, but we died before its reply was kept.
  return fail('request.done-before')
}

/**
 * Runs the handler at most once per key: the key is taken in the transaction of its first change,
 * so both are there or neither is. A repetition gets the first reply.
 */
export const onceForKey = async <T>(
  scope: Scope,
  request: KeyedRequest,
  status: number,
  work: (scope: Scope) => Promise<T>,
): Promise<T> => {
  let first = true
  const keyed: Scope = {
    ...scope,
    transact: async (change) => {
      const result = await scope.transact(async (tx) => {
        if (first) await take(tx, request, scope.now())
        return change(tx)
      })
      // Only now is the key there: what fails at its commit is tried again, and must take it again.
      first = false
      return result
    },
  }
  try {
    const reply = await work(keyed)
    await scope.transact((tx) =>
      tx.q
        .updateTable('platform.idempotency_keys')
        .set({ status, reply: JSON.stringify(reply ?? null) })
        .where('caller', '=', request.caller)
        .where('route', '=', request.route)
        .where('key', '=', request.key)
        .execute(),
    )
    return reply
  } catch (error) {
    if (error instanceof SeenBefore) return (await firstReply(scope, request)) as T
    throw error
  }
}

const keptMs = 24 * 3_600_000
const sweepSize = 500

/** A day is longer than any client keeps trying. */
export const forgetOldKeys: DueTask = {
  name: 'http.forget-old-keys',
  everyMs: 60_000,
  run: (scope) =>
    scope.transact(async (tx) => {
      const { rows } = await sql`
        delete from platform.idempotency_keys where ctid in (
          select ctid from platform.idempotency_keys
          where created_at < ${after(scope.now(), -keptMs)}
          limit ${sweepSize})
        returning 1`.execute(tx.q)
      return rows.length
    }),
}
