import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { advanceCursor, ensureCursors } from './cursor.ts'
import { keepEventPartitions } from './partitions.ts'

const week = 7 * 86_400_000

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const emit = () =>
  world
    .scope()
    .transact(async (tx) => tx.emit('profiles.profile-changed', { accountId: uuid() as AccountId }))
const partitionsWithEvents = async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct tableoid::regclass::text as name from platform.events order by 1`.execute(
    world.scope().db.q,
  )
  return rows.map(({ name }) => name)
}
const nameOf = (instant: Date) => `platform.events_p${Math.floor(instant.getTime() / week)}`

it('the first week has a partition before there is an event', async () => {
  await emit()
  expect(await partitionsWithEvents()).toEqual([nameOf(world.clock.now())])
})

it('old events go from everywhere once every subscriber has passed them', async () => {
  const scope = world.scope({ kind: 'system' })
  const keep = () => keepEventPartitions.run(scope)
  await scope.transact((tx) => ensureCursors(tx, ['test.slow'], scope.now()))
  // Nobody made partitions for so long.
  world.clock.advance(9 * week)
  await emit()
  const [first = '', ...more] = await partitionsWithEvents()
  expect([first, ...more]).toContain('platform.events_default')
  world.clock.advance(15 * week)
  expect(await keep()).toBe(0)
  expect(await partitionsWithEvents()).toHaveLength(2)
  await scope.transact((tx) =>
    advanceCursor(tx, 'test.slow', { xid: '9000000000000000000', seq: 0 }),
  )
  expect(await keep()).toBe(1)
  expect(await partitionsWithEvents()).toEqual([])
  await emit()
  expect(await keep()).toBe(0)
  world.clock.advance(week)
  await emit()
  expect(await partitionsWithEvents()).toContain(nameOf(world.clock.now()))
})
