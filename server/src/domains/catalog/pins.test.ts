import type { ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '../../../test/browser.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { Scope, SignedInScope } from '../../platform/scope.ts'
import { suspendPerson } from '../profiles/index.ts'
import { socialRoutes } from '../social/index.ts'
import { createContent } from './commands/create-content.ts'
import { deleteContent } from './commands/delete-content.ts'
import { pinContent } from './commands/pin-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { restoreContent } from './commands/restore-content.ts'
import { takeDownContent } from './commands/take-down-content.ts'
import { unpinContent } from './commands/unpin-content.ts'
import { unpublishContent } from './commands/unpublish-content.ts'
import { listOwnContent } from './own-content.ts'
import { catalogRoutes } from './routes/index.ts'
import { person } from './test/people.ts'

let world: World
let creator: SignedInScope
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  creator = await person(world, true)
})

const exchange = {} as Exchange
const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const publish = async (title: string, more: object = {}): Promise<ContentId> => {
  world.clock.advance(1000)
  const { id } = await createContent(creator, { type: 'article', title, article: words, ...more })
  return (await publishContent(creator, id, { when: 'ready' })).id
}
const all = { limit: 20, sortBy: 'latest', sortOrder: 'desc' } as const
const list = (viewer: Scope, query: object = {}) =>
  catalogRoutes.listCreatorContent(
    viewer,
    { params: { id: creator.actor.accountId }, query: { ...all, ...query }, body: undefined },
    exchange,
  )
const titles = async (viewer: Scope, query: object = {}) =>
  (await list(viewer, query)).content.map(({ title }) => title)
const pinnedBy = async (viewer: Scope, query: object = {}) => (await list(viewer, query)).pinnedId

const eventsOf = async (name: string) => {
  const rows = await world
    .scope()
    .db.q.selectFrom('platform.events')
    .select('payload')
    .where('name', '=', name)
    .execute()
  const payloads = rows.map(({ payload }) => payload as { contentId: string; creatorId: string })
  const own = payloads.filter(({ creatorId }) => creatorId === creator.actor.accountId)
  return own.map(({ contentId }) => contentId)
}

describe('a pinned post', () => {
  it('comes first on the profile, once, and is marked in their own list', async () => {
    const old = await publish('Old')
    await publish('Middle')
    await publish('New')
    expect(await pinContent(creator, old)).toBeNull()
    expect(await titles(world.scope())).toEqual(['Old', 'New', 'Middle'])
    expect(await pinnedBy(world.scope())).toBe(old)
    const { content } = await listOwnContent(creator, {
      limit: 20,
      sortBy: 'createdAt',
      sortOrder: 'desc',
    })
    expect(content.map(({ isPinned }) => isPinned)).toEqual([false, false, true])
  })

  it('begins the first page only, and no list that was narrowed', async () => {
    const old = await publish('Old')
    await publish('Middle')
    await publish('New')
    await pinContent(creator, old)
    const first = await list(world.scope(), { limit: 2 })
    expect(first.content.map(({ title }) => title)).toEqual(['Old', 'New', 'Middle'])
    const cursor = first.nextCursor ?? ''
    expect(await titles(world.scope(), { limit: 2, cursor })).toEqual(['Old'])
    expect(await pinnedBy(world.scope(), { limit: 2, cursor })).toBeNull()
    expect(await titles(world.scope(), { access: 'free' })).toEqual(['New', 'Middle', 'Old'])
    expect(await titles(world.scope(), { type: 'video' })).toEqual([])
  })

  it('gives way to another, and says to which', async () => {
    const [one, other] = [await publish('One'), await publish('Other')]
    await pinContent(creator, one)
    expect(await pinContent(creator, one)).toBeNull()
    expect(await pinContent(creator, other)).toEqual({ id: one, title: 'One' })
    expect(await pinnedBy(world.scope())).toBe(other)
    // What is not pinned stays so.
    await unpinContent(creator, one)
    expect(await pinnedBy(world.scope())).toBe(other)
    await unpinContent(creator, other)
    expect(await pinnedBy(world.scope())).toBeNull()
  })

  it('is no longer first while it is not published, and is again afterwards', async () => {
    const id = await publish('One')
    await publish('Two')
    await pinContent(creator, id)
    await unpublishContent(creator, id)
    // Its creator could see it, but not first on their profile.
    for (const viewer of [creator, world.scope()]) expect(await titles(viewer)).toEqual(['Two'])
    await publishContent(creator, id, { when: 'ready' })
    expect(await pinnedBy(world.scope())).toBe(id)
    await deleteContent(creator, id)
    expect(await pinnedBy(creator)).toBeNull()
    await restoreContent(creator, id)
    await publishContent(creator, id, { when: 'ready' })
    expect(await pinnedBy(world.scope())).toBe(id)
    await world.scope().transact((tx) => takeDownContent(tx, id, 'Copied', world.clock.now()))
    for (const viewer of [creator, world.scope()]) expect(await pinnedBy(viewer)).toBeNull()
  })

  it('is hidden with its creator', async () => {
    const fan = await person(world, false)
    await pinContent(creator, await publish('One'))
    await socialRoutes.blockUser(
      creator,
      { params: { id: fan.actor.accountId }, query: undefined, body: undefined },
      exchange,
    )
    await refuses(list(fan), 'profile.not-found')
    const { accountId } = creator.actor
    await world.scope().transact((tx) => suspendPerson(tx, accountId, world.clock.now()))
    await refuses(list(world.scope()), 'profile.not-found')
  })
})

describe('pinning', () => {
  it('is for one’s own posts that are published', async () => {
    const id = await publish('One')
    const other = await person(world, true)
    await refuses(pinContent(other, id), 'content.not-found')
    await pinContent(creator, id)
    await refuses(unpinContent(other, id), 'content.not-found')
    const { id: draft } = await createContent(creator, { type: 'article', title: 'Draft' })
    await refuses(pinContent(creator, draft), 'content.not-ready')
    await deleteContent(creator, draft)
    await refuses(pinContent(creator, draft), 'content.not-found')
    expect(await pinnedBy(world.scope())).toBe(id)
  })

  it('leaves one pin, whoever presses at the same time', async () => {
    const ids = [await publish('One'), await publish('Two'), await publish('Three')]
    await Promise.all(ids.map((id) => pinContent(creator, id)))
    expect(ids).toContain(await pinnedBy(world.scope()))
    expect(await eventsOf('catalog.content-pinned')).toHaveLength(3)
  })

  it('is told once for each change that was one', async () => {
    const id = await publish('One')
    await pinContent(creator, id)
    await pinContent(creator, id)
    await unpinContent(creator, id)
    await unpinContent(creator, id)
    expect(await eventsOf('catalog.content-pinned')).toEqual([id])
    expect(await eventsOf('catalog.content-unpinned')).toEqual([id])
  })
})
