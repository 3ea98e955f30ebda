import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { openTransactions } from '../../../test/open-transactions.ts'
import { openDurable } from '../../platform/durable/durable.ts'
import type { Workflow } from '../../platform/durable/workflow.ts'
import { ensureCursors } from '../../platform/events/cursor.ts'
import { deliverOnce } from '../../platform/events/deliver.ts'
import { listParked } from '../../platform/events/parked.ts'
import { mediaSubscribers } from './subscribers.ts'
import { person, sendAndAccept } from './test/send.ts'

const [processAssets] = mediaSubscribers
if (!processAssets) throw new Error('no subscriber')

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
})
afterAll(() => world.close())

it('waits for an engine that is away, however long, and parks nothing', async () => {
  const system = world.scope({ kind: 'system' })
  await system.transact((tx) => ensureCursors(tx, [processAssets.name], system.now()))
  await sendAndAccept(await person(world), Buffer.from('anything'))
  const away = { ...system, durable: openDurable('http://127.0.0.1:1023') }
  for (let failures = 0; failures < 10; ) {
    const outcome = await deliverOnce(away, processAssets)
    expect(['failed', 'idle']).toContain(outcome)
    if (outcome === 'failed') failures++
    world.clock.advance(60_000)
  }
  expect(await listParked(system.db)).toEqual([])

  const started: string[] = []
  const durable = {
    async start<Input>({ name }: Workflow<Input>) {
      started.push(name)
    },
  }
  const broken = { ...system, durable: { start: () => Promise.reject(new Error('a bug')) } }
  expect(await deliverOnce(broken, processAssets)).toBe('failed')
  expect(await listParked(system.db), 'the outage is not held against the event').toEqual([])
  world.clock.advance(60_000)
  expect(await deliverOnce({ ...system, durable }, processAssets)).toBe('delivered')
  expect(started).toEqual(['media.process-asset'])
})

it('holds no transaction while the engine takes its time', async () => {
  const system = world.scope({ kind: 'system' })
  await sendAndAccept(await person(world), Buffer.from('anything'))
  const open: number[] = []
  const durable = {
    async start() {
      open.push(await openTransactions(world))
    },
  }
  await vi.waitFor(async () => {
    await deliverOnce({ ...system, durable }, processAssets)
    expect(open).toEqual([0])
  }, 10_000)
})
