import { setTimeout as sleep } from 'node:timers/promises'
import type { AccountId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { ensureCursors } from './cursor.ts'
import { runReactor } from './reactor.ts'
import { subscriber } from './subscriber.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('delivers what comes while it runs, lets nobody wait for a slow one, and ends when told', async () => {
  const seen: string[] = []
  const gate = Promise.withResolvers<void>()
  const quick = subscriber('test.quick', {
    'profiles.profile-changed': async (_, events) => {
      seen.push(...events.map(({ payload }) => payload.accountId))
    },
  })
  const slow = subscriber('test.slow-one', { 'profiles.profile-changed': () => gate.promise })
  let swept = 0
  const task = {
    name: 'test.sweep',
    run: async () => {
      swept++
      return 0
    },
  }
  const stop = new AbortController()
  const scope = world.scope({ kind: 'system' })
  const running = runReactor(scope, [slow, quick], [task], stop.signal)
  const first = uuid() as AccountId
  await scope.transact(async (tx) => tx.emit('profiles.profile-changed', { accountId: first }))
  await vi.waitFor(() => expect(seen).toEqual([first]), 10_000)
  const second = uuid() as AccountId
  await scope.transact(async (tx) => tx.emit('profiles.profile-changed', { accountId: second }))
  gate.resolve()
  await vi.waitFor(() => expect(seen).toEqual([first, second]), 10_000)
  stop.abort()
  await running
  expect(swept).toBeGreaterThan(0)
  const after = swept
  await sleep(700)
  expect(swept).toBe(after)
})

const noSubscribers = [subscriber('test.known', {})]

it('runs a task beside one that hangs, and never the same one twice at once', async () => {
  const gate = Promise.withResolvers<void>()
  let hanging = 0
  let swept = 0
  const hangs = {
    name: 'test.hangs',
    run: async () => {
      hanging++
      await gate.promise
      return 0
    },
  }
  const other = {
    name: 'test.other',
    run: async () => {
      swept++
      return 0
    },
  }
  const stop = new AbortController()
  const scope = world.scope({ kind: 'system' })
  const running = runReactor(scope, noSubscribers, [hangs, other], stop.signal)
  await vi.waitFor(() => expect(swept).toBeGreaterThan(1), 10_000)
  expect(hanging).toBe(1)
  gate.resolve()
  stop.abort()
  await running
})

it('forgets the cursor of a subscriber that nobody has known for 30 days', async () => {
  const scope = world.scope({ kind: 'system' })
  const names = async () => {
    const rows = await scope.db.q.selectFrom('platform.cursors').select('subscriber').execute()
    return rows.map(({ subscriber: name }) => name)
  }
  const visit = async () => {
    const stop = new AbortController()
    stop.abort()
    await runReactor(scope, noSubscribers, [], stop.signal)
  }
  await scope.transact((tx) => ensureCursors(tx, ['test.removed'], scope.now()))
  world.clock.advance(29 * 86_400_000)
  await visit()
  expect(await names()).toContain('test.removed')
  world.clock.advance(2 * 86_400_000)
  await visit()
  expect(await names()).toEqual(['test.known'])
})
