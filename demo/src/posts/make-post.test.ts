import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { person } from '../../../server/src/domains/catalog/test/people.ts'
import type { SignedInScope } from '../../../server/src/platform/scope.ts'
import { openWorld, type World } from '../../../server/test/harness.ts'
import { sourcesIn } from '../media/sources.ts'
import { call } from '../person.ts'
import { countPictures, readPostByTitle } from '../reader.ts'
import type { Making } from './files.ts'
import { makePost } from './make-post.ts'
import { demoPosts } from './texts/index.ts'

let world: World
let owner: SignedInScope
let cache: string
let making: Making
beforeAll(async () => {
  world = await openWorld()
  await world.platform.storage.prepare()
  owner = await person(world, true)
  cache = await mkdtemp(join(tmpdir(), 'demo-cache-'))
  making = { sources: sourcesIn(cache), sizeOf: () => 2 }
})
afterAll(async () => {
  await rm(cache, { recursive: true })
  await world.close()
})

const postNamed = (title: string) => {
  const post = demoPosts.find((one) => one.title === title)
  if (!post) throw new Error(`no post is called ${title}`)
  return post
}
const rowNamed = (title: string) => readPostByTitle(owner.db, owner.actor.accountId, title)
const then = new Date('2026-03-01T12:00:00Z')

test('an article is published on its own day, and made once', async () => {
  const post = postNamed('Wood moves')
  expect(await makePost(owner, post, then, making)).toBe(true)
  expect(await makePost(owner, post, then, making)).toBe(false)
  expect(await rowNamed(post.title)).toMatchObject({
    status: 'published',
    published_at: then,
    created_at: then,
    cover_pending_kind: 'chosen',
  })
})

test('a gallery keeps its day until its pictures are ready', async () => {
  const post = postNamed('One dough, two crumbs')
  await makePost(owner, post, then, making)
  const row = await rowNamed(post.title)
  expect(row).toMatchObject({ status: 'processing', published_at: then })
  expect(row && (await countPictures(owner.db, row.id))).toBe(2)
})

test('chapters start within the film that is made, however short it is', async () => {
  const post = postNamed('Painting weather: clouds that look wet')
  await makePost(owner, post, then, { ...making, sizeOf: () => 6 })
  const row = await rowNamed(post.title)
  const draft = row && (await call(owner, 'readDraft', { params: { id: row.id } }))
  expect(draft?.content.chapters.map(({ start }) => start)).toEqual([0, 2, 4])
})

test('a post costs what it costs in the currency of its creator’s tiers', async () => {
  const post = postNamed('Harbor before snow')
  await makePost(owner, post, then, making)
  const row = await rowNamed(post.title)
  const draft = row && (await call(owner, 'readDraft', { params: { id: row.id } }))
  expect(draft?.content.pricing).toEqual({ type: 'paid', price: { amount: 499, currency: 'EUR' } })
})

test('a post that was stopped halfway is continued', async () => {
  const post = postNamed('Three skies over one roof')
  const stopped = { ...making, sizeOf: () => Number.NaN }
  await expect(makePost(owner, post, then, stopped)).rejects.toThrow()
  expect(await rowNamed(post.title)).toMatchObject({ status: 'draft' })
  expect(await makePost(owner, post, then, making)).toBe(true)
  expect(await rowNamed(post.title)).toMatchObject({ status: 'processing' })
  expect((await readdir(cache)).filter((name) => name.startsWith('making-'))).toEqual([])
})
