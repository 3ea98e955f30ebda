import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Transaction } from '../database/database.ts'
import type { Scope } from '../scope.ts'
import { onceForKey } from './idempotency.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** The engine refuses the next commit that wrote a cursor; a sequence forgets nothing it counted. */
const refuseOneCommit = () =>
  world.scope().transact(async ({ q }) => {
    await sql`create sequence platform.commits`.execute(q)
    await sql`
      create function platform.refuse_first() returns trigger language plpgsql as $$
      begin
        if nextval('platform.commits') = 1 then
          raise exception 'could not serialize' using errcode = '40001';
        end if;
        return null;
      end $$`.execute(q)
    await sql`
      create constraint trigger refuse_first after insert on platform.cursors
      deferrable initially deferred for each row execute function platform.refuse_first()`.execute(
      q,
    )
  })

it('is taken with the change that was committed, though its first commit was refused', async () => {
  await refuseOneCommit()
  let changes = 0
  const change = async (scope: Scope) => {
    await scope.transact(async ({ q }) => {
      changes += 1
      const subscriber = `change ${changes}`
      await q.insertInto('platform.cursors').values({ subscriber, xid: '0', seq: 0 }).execute()
    })
    return { changes }
  }
  const request = { caller: 'somebody', route: 'aRoute', key: 'a key', hash: 'the same' }
  const send = () => onceForKey(world.scope(), request, 200, change)
  expect(await send()).toEqual({ changes: 2 })
  expect(await send()).toEqual({ changes: 2 })
  expect(changes).toBe(2)
})

const keyed = (key: string) => ({ caller: 'somebody', route: 'aRoute', key, hash: 'the same' })
const keyExists = async (key: string) =>
  (await world
    .scope()
    .db.q.selectFrom('platform.idempotency_keys')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

it('is not spent by a transaction that only reads', async () => {
  let attempts = 0
  const refusedOnce = async (scope: Scope) => {
    attempts += 1
    await scope.transact(async ({ q }) => {
      await q.selectFrom('platform.cursors').selectAll().forUpdate().execute()
      await sql`select 1 from platform.cursors for update`.execute(q)
    })
    if (attempts === 1) throw new Error('refused')
    await scope.transact(({ q }) =>
      q.insertInto('platform.cursors').values({ subscriber: 'once', xid: '0', seq: 0 }).execute(),
    )
    return { attempts }
  }
  const send = () => onceForKey(world.scope(), keyed('read first'), 200, refusedOnce)
  await expect(send()).rejects.toThrow('refused')
  expect(await keyExists('read first')).toBe(false)
  expect(await send()).toEqual({ attempts: 2 })
  expect(await send()).toEqual({ attempts: 2 })
})

it.each<[string, (tx: Transaction) => Promise<unknown>]>([
  ['a raw statement', ({ q }) => sql`update platform.cursors set seq = seq`.execute(q)],
  [
    'a statement inside a select',
    ({ q }) =>
      q
        .with('moved', (db) => db.updateTable('platform.cursors').set({ seq: 1 }).returning('seq'))
        .selectFrom('moved')
        .selectAll()
        .execute(),
  ],
  ['an event', async (tx) => tx.emit('identity.email-verified', { accountId: uuid() as never })],
])('is spent by %s', async (what, change) => {
  await onceForKey(world.scope(), keyed(what), 200, async (scope) => {
    await scope.transact(change)
    return null
  })
  expect(await keyExists(what)).toBe(true)
})

it('runs twins that read first one after the other', async () => {
  let changes = 0
  const work = async (scope: Scope) => {
    await scope.transact(({ q }) => q.selectFrom('platform.cursors').selectAll().execute())
    await scope.transact(async ({ q }) => {
      changes += 1
      const subscriber = `twin ${changes}`
      await q.insertInto('platform.cursors').values({ subscriber, xid: '0', seq: 0 }).execute()
    })
    return { changes }
  }
  const send = () => onceForKey(world.scope(), keyed('twins'), 200, work)
  const replies = await Promise.all(Array.from({ length: 6 }, send))
  expect(new Set(replies.map((reply) => reply.changes))).toEqual(new Set([1]))
  expect(changes).toBe(1)
})
