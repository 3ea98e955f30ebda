import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../test/harness.ts'
import { person } from '../../test/person.ts'
import { catalogRoutes } from '../domains/catalog/index.ts'
import { noteSelling, profileRoutes } from '../domains/profiles/index.ts'
import type { Exchange } from '../platform/http/handler.ts'
import type { SignedInScope } from '../platform/scope.ts'
import { readFirstRun } from './first-run.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }
const article = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const publish = async (by: SignedInScope) => {
  const body = { type: 'article' as const, title: 'Rain', article }
  const { content } = await catalogRoutes.createContent(by, { ...nothing, body } as never, exchange)
  const params = { id: content.id }
  const ready = { when: 'ready' as const, rightsConfirmed: true as const }
  await catalogRoutes.publishContent(by, { ...nothing, params, body: ready } as never, exchange)
}

it('knows each step by what is stored, and nothing of it twice', async () => {
  const creator = await person(world, true)
  const { accountId } = creator.actor
  const fresh = { picture: false, about: false, tier: false, post: false, share: false }
  expect(await readFirstRun(creator)).toEqual({ isShown: true, steps: fresh })
  const body = { bio: 'Paints weather.' }
  await profileRoutes.updateProfile(
    creator,
    { ...nothing, params: { id: accountId }, body },
    exchange,
  )
  await creator.transact((tx) => noteSelling(tx, accountId, true, creator.now()))
  await publish(creator)
  await profileRoutes.noteOwnShare(creator, nothing, exchange)
  await profileRoutes.noteOwnShare(creator, nothing, exchange)
  const done = { picture: false, about: true, tier: true, post: true, share: true }
  expect(await readFirstRun(creator)).toEqual({ isShown: true, steps: done })
  await creator.transact((tx) => noteSelling(tx, accountId, false, creator.now()))
  expect((await readFirstRun(creator)).steps.tier).toBe(false)
})

it('stays away once it is closed, for this creator alone, and still knows what is done', async () => {
  const [creator, other] = [await person(world, true), await person(world, true)]
  await profileRoutes.closeFirstRun(creator, nothing, exchange)
  await profileRoutes.noteOwnShare(creator, nothing, exchange)
  expect(await readFirstRun(creator)).toMatchObject({ isShown: false, steps: { share: true } })
  expect(await readFirstRun(other)).toMatchObject({ isShown: true, steps: { share: false } })
})
