import type { AccountId } from '@fanfare/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { socialRoutes, socialSubscribers } from '../src/domains/social/index.ts'
import type { Exchange } from '../src/platform/http/handler.ts'
import type { SignedInScope } from '../src/platform/scope.ts'
import { deliverAll } from './deliver-all.ts'
import { openWorld, type World } from './harness.ts'
import { person } from './person.ts'
import { openSockets, type Sockets } from './sockets.ts'

let world: World
let sockets: Sockets
beforeAll(async () => {
  world = await openWorld()
  sockets = await openSockets(world)
})
afterAll(async () => {
  await sockets.close()
  await world.close()
})

/** Joins only this topic, not its own account: what is hidden must not depend on good manners. */
const listen = async (scope: SignedInScope, id: AccountId) => {
  const { heard, say } = await sockets.connect(scope)
  const join = () => say('subscribe', { topic: `profile:${id}` })
  join()
  await vi.waitFor(() => expect(heard.at(-1)?.type).toBe('subscribed'))
  return {
    join,
    heard,
    /** Whether it hears that the profile has changed. */
    async hears() {
      heard.length = 0
      const topic = `profile:${id}`
      await world.platform.push.send(topic, { type: 'changed', topic, what: 'profile' })
      await new Promise((resolve) => setTimeout(resolve, 100))
      return heard.some(({ type }) => type === 'changed')
    },
  }
}

const withinMs = 5_000

it('a block is heard by open sockets of both within five seconds', async () => {
  const [creator, other] = [await person(world, true), await person(world, true)]
  const third = await person(world, false)
  const [one, two] = [creator.actor.accountId, other.actor.accountId]
  const sockets = [await listen(creator, two), await listen(other, one)] as const
  const bystander = await listen(third, one)
  for (const socket of [...sockets, bystander]) expect(await socket.hears()).toBe(true)

  const request = { params: { id: two }, query: undefined, body: undefined }
  await socialRoutes.blockUser(creator, request, {} as Exchange)
  const since = performance.now()
  await deliverAll(world, socialSubscribers)
  for (const socket of sockets) {
    await vi.waitFor(async () => expect(await socket.hears()).toBe(false))
  }
  expect(performance.now() - since).toBeLessThan(withinMs)
  expect(await bystander.hears()).toBe(true)
  for (const socket of sockets) {
    socket.join()
    await vi.waitFor(() => expect(socket.heard.at(-1)).toMatchObject({ code: 'topic-not-found' }))
  }

  await socialRoutes.unblockUser(creator, request, {} as Exchange)
  await deliverAll(world, socialSubscribers)
  for (const socket of sockets) {
    await vi.waitFor(async () => {
      socket.join()
      expect(await socket.hears()).toBe(true)
    })
  }
})
