import { ContentId } from '@fanfare/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import { catalogRoutes } from '../../domains/catalog/index.ts'
import { profileRoutes } from '../../domains/profiles/index.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { registerDiscovery } from './discovery.ts'

let world: World
let app: FastifyInstance
beforeAll(async () => {
  world = await openWorld()
  app = Fastify()
  registerDiscovery(app, world.platform)
})
afterAll(async () => {
  await app.close()
  await world.close()
})

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined }
const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}

const publish = async (creator: SignedInScope) => {
  const fields = { type: 'article', title: 'Rain', article: words } as const
  const { content } = await catalogRoutes.createContent(
    creator,
    { ...nothing, body: fields },
    exchange,
  )
  const id = ContentId.parse(content.id)
  const body = { when: 'ready', rightsConfirmed: true } as const
  await catalogRoutes.publishContent(creator, { ...nothing, params: { id }, body }, exchange)
  return id
}
const hide = (creator: SignedInScope) =>
  profileRoutes.updatePrivacy(creator, { ...nothing, body: { visibility: 'signed-in' } }, exchange)

/** As `readPublishedIds` counts: the last byte, then the upper half of the one before it. */
const shardOf = (id: ContentId) => Number.parseInt(id.slice(-2) + id.slice(-4, -3), 16)

const isListed = async (id: ContentId) =>
  (await app.inject(`/sitemaps/content/${shardOf(id)}.xml`)).body.includes(`/content/${id}<`)

it('lists published posts, but not those of creators whom strangers do not see', async () => {
  const [shown, shy] = [await person(world, true), await person(world, true)]
  const contents = [await publish(shown), await publish(shy)]
  expect(await Promise.all(contents.map(isListed))).toEqual([true, true])
  await hide(shy)
  expect(await Promise.all(contents.map(isListed))).toEqual([true, false])
})
