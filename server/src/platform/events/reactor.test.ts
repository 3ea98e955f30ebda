import { setTimeout as sleep } from 'node:timers/promises'
import type { AccountId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
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
