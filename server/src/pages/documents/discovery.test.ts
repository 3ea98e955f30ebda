import { ContentId } from '@fanfare/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import { person } from '../../../test/person.ts'
import { catalogDue, catalogRoutes } from '../../domains/catalog/index.ts'
import { profileRoutes, readProfile, suspendPerson } from '../../domains/profiles/index.ts'
import { runDue } from '../../platform/events/due.ts'
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

const month = 86_400_000 * 31

/** All addresses in all files that the index names. */
const listed = async () => {
  // What is made once an hour is made anew.
  world.clock.advance(3_600_001)
  await runDue(world.scope({ kind: 'system' }), catalogDue)
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
  const files = locations((await app.inject('/sitemap.xml')).body)
  const replies = await Promise.all(files.map((path) => app.inject(path)))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200))
  const naming = replies.filter((_, at) => files[at] !== '/sitemaps/categories.xml')
  expect(new Set(naming.map(({ headers }) => headers['cache-control']))).toEqual(
    new Set(['public, max-age=60']),
  )
  return { files, paths: replies.flatMap(({ body }) => locations(body)) }
}

it('names each post, profile and category once, but nobody whom strangers do not see', async () => {
  const [shown, shy, gone] = [
    await person(world, true),
    await person(world, true),
    await person(world, true),
  ]
  await world.scope().transact(async ({ q }) => {
    await q.updateTable('profiles.profiles').set({ is_confirmed: true }).execute()
  })
  const old = await publish(shown)
  world.clock.advance(month)
  const contents = [old, await publish(shown), await publish(shy), await publish(gone)]
  const postsAmong = (paths: readonly string[]) =>
    contents.map((id) => paths.filter((path) => path === `/content/${id}`).length)
  const peopleAmong = async (paths: readonly string[]) => {
    const names = await Promise.all(
      [shown, shy, gone].map(({ db, actor }) => readProfile(db, actor.accountId)),
    )
    return names.map((row) => paths.filter((path) => path === `/profile/${row?.username}`).length)
  }
  const before = await listed()
  expect(postsAmong(before.paths)).toEqual([1, 1, 1, 1])
  expect(await peopleAmong(before.paths)).toEqual([1, 1, 1])
  expect(before.paths).toContain('/category/art')
  expect(before.files.filter((path) => path.startsWith('/sitemaps/posts/'))).toHaveLength(2)

  await hide(shy)
  await world.scope().transact((tx) => suspendPerson(tx, gone.actor.accountId, world.clock.now()))
  await catalogRoutes.unpublishContent(
    shown,
    { ...nothing, params: { id: old }, body: undefined },
    exchange,
  )
  const after = await listed()
  expect(postsAmong(after.paths)).toEqual([0, 1, 0, 0])
  expect(await peopleAmong(after.paths)).toEqual([1, 0, 0])
})

it('tells robots where the sitemap is, and has no other files', async () => {
  expect((await app.inject('/robots.txt')).body).toMatch(/Disallow: \/search\n[\s\S]*\/sitemap.xml/)
  for (const path of [
    '/sitemaps/posts/2026-05.xml',
    '/sitemaps/posts/2026-05/1-of-3.xml',
    '/sitemaps/tags/1.xml',
  ]) {
    expect((await app.inject(path)).statusCode).toBe(404)
  }
})
