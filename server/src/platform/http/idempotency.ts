import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ExpressionBuilder, type KyselyPlugin, type RootOperationNode, sql } from 'kysely'
import { after } from '../clock/after.ts'
import type { Transaction } from '../database/database.ts'
import type { DB } from '../database/schema.gen.ts'
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

const isOf =
  ({ caller, route, key }: KeyedRequest) =>
  (row: ExpressionBuilder<DB, 'platform.idempotency_keys'>) =>
    row.and({ caller, route, key })

const giveBack = (tx: Transaction, request: KeyedRequest) =>
  tx.q.deleteFrom('platform.idempotency_keys').where(isOf(request)).execute()

const writing =
  /\b(insert\s+into|delete\s+from|merge\s+into|update\s+\S+(\s+(as\s+)?\w+)?\s+set)\b/i

const writes = (node: RootOperationNode): boolean => {
  if (node.kind === 'RawNode') return writing.test(node.sqlFragments.join(' '))
  // A query of its own may write for one that only selects.
  const inside = 'with' in node ? (node.with?.expressions ?? []) : []
  return (
    node.kind !== 'SelectQueryNode' ||
    inside.some(({ expression }) => writes(expression as RootOperationNode))
  )
}

/** The same transaction, and whether it has written or emitted anything by now. */
const watchChanges = (tx: Transaction) => {
  let hasChanged = false
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      hasChanged ||= writes(node)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched: Transaction = {
    ...tx,
    q: tx.q.withPlugin(plugin),
    emit: (name, payload) => {
      hasChanged = true
      tx.emit(name, payload)
    },
  }
  return { watched, hasChanged: () => hasChanged }
}

const patience = { forMs: 3_000, pollMs: 50 }

const firstReply = async (scope: Scope, request: KeyedRequest) => {
  for (let waited = 0; waited < patience.forMs; waited += patience.pollMs) {
    const row = await scope.db.q
      .selectFrom('platform.idempotency_keys')
      .select(['request_hash', 'status', 'reply'])
      .where(isOf(request))
      .executeTakeFirst()
    if (row && row.request_hash !== request.hash) fail('request.idempotency-mismatch')
    if (row?.status) return row.reply
    await sleep(patience.pollMs)
  }
  // The change was committed, but we died before its reply was kept.
  return fail('request.done-before')
}

/**
 * Runs the handler at most once per key: the key is taken in the transaction of its first change,
 * so both are there or neither is. A transaction that changes nothing gives the key back, so that
 * what fails after it can be tried again. A repetition gets the first reply.
 */
export const onceForKey = async <T>(
  scope: Scope,
  request: KeyedRequest,
  status: number,
  work: (scope: Scope) => Promise<T>,
): Promise<T> => {
  let isTaken = false
  const takeWithChange = async <R>(tx: Transaction, change: (tx: Transaction) => Promise<R>) => {
    await take(tx, request, scope.now())
    const { watched, hasChanged } = watchChanges(tx)
    const result = await change(watched)
    if (!hasChanged()) await giveBack(tx, request)
    return { result, isTaken: hasChanged() }
  }
  const keyed: Scope = {
    ...scope,
    transact: async (change) => {
      if (isTaken) return scope.transact(change)
      // The key is there only after the commit: what fails at it is tried again, and takes it again.
      const done = await scope.transact((tx) => takeWithChange(tx, change))
      isTaken = done.isTaken
      return done.result
    },
  }
  try {
    const reply = await work(keyed)
    await scope.transact((tx) =>
      tx.q
        .updateTable('platform.idempotency_keys')
        .set({ status, reply: JSON.stringify(reply ?? null) })
        .where(isOf(request))
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
