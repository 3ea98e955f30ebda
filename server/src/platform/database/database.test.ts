import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Queryable, Transaction } from './database.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const aWriter = async (_: Transaction) => {}

describe.each(['db', 'primary'] as const)(
  'writing needs a transaction, which %s is not',
  (name) => {
    it('for the compiler', () => {
      const db: Queryable = world.scope()[name]
      // @ts-expect-error a database is not a transaction
      aWriter(db)
      // @ts-expect-error readers can only select
      db.q.insertInto
      // @ts-expect-error readers can only select
      db.q.updateTable
      expect(db.q.selectFrom).toBeTypeOf('function')
    })

    it('for the database, whatever the types were told', async () => {
      const write = sql`insert into platform.cursors (subscriber, xid, seq) values ('x', '0', 0)`
      await expect(write.execute(world.scope()[name].q)).rejects.toThrow(/read-only transaction/)
    })
  },
)

describe('a transaction', () => {
  const events = async () =>
    world.scope().db.q.selectFrom('platform.events').select(['name', 'payload']).execute()

  it('stores its events with what it wrote, or neither', async () => {
    const accountId = uuid() as never
    const failing = world.scope().transact(async (tx) => {
      tx.emit('identity.account-registered', { accountId })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await events()).toEqual([])
    await world
      .scope()
      .transact(async (tx) => tx.emit('identity.account-registered', { accountId }))
    expect(await events()).toEqual([
      { name: 'identity.account-registered', payload: { accountId } },
    ])
  })

  it('is tried again when two wait for each other', async () => {
    await world.scope().transact((tx) =>
      tx.q
        .insertInto('platform.cursors')
        .values(['a', 'b'].map((subscriber) => ({ subscriber, xid: '0', seq: 0 })))
        .execute(),
    )
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    const bump = (tx: Transaction, subscriber: string) =>
      tx.q
        .updateTable('platform.cursors')
        .set((q) => ({ seq: q('seq', '+', 1) }))
        .where('subscriber', '=', subscriber)
        .execute()
    const inOrder = (first: string, second: string) =>
      world.scope().transact(async (tx) => {
        await bump(tx, first)
        if (++holding === 2) bothHold.resolve()
        await bothHold.promise
        await bump(tx, second)
      })
    await Promise.all([inOrder('a', 'b'), inOrder('b', 'a')])
    const rows = await world
      .scope()
      .db.q.selectFrom('platform.cursors')
      .select('seq')
      .where('subscriber', 'in', ['a', 'b'])
      .execute()
    expect(rows).toEqual([{ seq: 2 }, { seq: 2 }])
  })
})

describe('a table that a migration changes under a running process', () => {
  const all = sql<object>`select * from platform.cursors where subscriber = ${'changed'}`
  const change = (column: string) =>
    world
      .scope()
      .transact((tx) => sql`alter table platform.cursors add ${sql.ref(column)} int`.execute(tx.q))
  const read = async () => (await all.execute(world.scope().db.q)).rows
  const readWriting = () =>
    world.scope().transact(async (tx) => (await all.execute(tx.q)).rows as object[])

  it('is read on, alone and within a transaction', async () => {
    await world
      .scope()
      .transact((tx) =>
        tx.q
          .insertInto('platform.cursors')
          .values({ subscriber: 'changed', xid: '0', seq: 0 })
          .execute(),
      )
    const before = Object.keys((await read())[0] ?? {})
    await change('first')
    expect(Object.keys((await read())[0] ?? {})).toEqual([...before, 'first'])
    await readWriting()
    await change('second')
    expect(Object.keys((await readWriting())[0] ?? {})).toEqual([...before, 'first', 'second'])
  })
})

describe('what is there for ever', () => {
  const transact = <T>(work: (tx: Transaction) => Promise<T>) => world.scope().transact(work)
  const knows = (name: string) => transact(async ({ lasting }) => lasting.has(name))

  it('is known once whoever found it has committed, until the engine refuses something', async () => {
    const undone = transact(async ({ lasting }) => {
      lasting.add('undone')
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    expect(await knows('undone')).toBe(false)
    await transact(async ({ lasting }) => {
      lasting.add('done')
      expect(lasting.has('done')).toBe(false)
    })
    expect(await knows('done')).toBe(true)
    await expect(transact(({ q }) => sql`select 1 / 0`.execute(q))).rejects.toThrow('division')
    expect(await knows('done')).toBe(false)
  })
})
