import type { AccountId, ContentId } from '@fanfare/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openWorld, type World } from '../../../test/harness.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { socialRoutes } from '../social/index.ts'
import { createContent } from './commands/create-content.ts'
import { dismissAway } from './commands/dismiss-away.ts'
import { publishContent } from './commands/publish-content.ts'
import { unpublishContent } from './commands/unpublish-content.ts'
import { visitFeed } from './commands/visit-feed.ts'
import { listFollowedCreators, listFollowingContent, readAway, readNewPosts } from './feed.ts'
import { person } from './test/people.ts'

let world: World
let fan: SignedInScope
let creators: SignedInScope[]
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const exchange = {} as Exchange
const idOf = ({ actor }: SignedInScope): AccountId => actor.accountId
const act = (
  name: 'followUser' | 'unfollowUser' | 'muteUser' | 'unmuteUser' | 'blockUser',
  creator: SignedInScope,
) => {
  const request = { params: { id: idOf(creator) }, query: undefined, body: undefined }
  return socialRoutes[name](fan, request, exchange)
}

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}

const post = async (creator: SignedInScope): Promise<ContentId> => {
  const fields = { type: 'article', title: 'Rain', article: words } as const
  const { id } = await createContent(creator, fields)
  world.clock.advance(1_000)
  await publishContent(creator, id, { when: 'ready' })
  return id
}

const latest = { sortBy: 'latest' } as const
const feed = async (query: Partial<Parameters<typeof listFollowingContent>[1]> = {}) => {
  const { content } = await listFollowingContent(fan, { ...latest, limit: 50, ...query })
  return content.map(({ id }) => id)
}

beforeEach(async () => {
  fan = await person(world, false)
  creators = [await person(world, true), await person(world, true), await person(world, true)]
})

const [one, other, stranger] = [0, 1, 2].map((at) => () => creators[at] as SignedInScope) as [
  () => SignedInScope,
  () => SignedInScope,
  () => SignedInScope,
]

describe('the Following feed', () => {
  it('has the posts of whom one follows, newest first, page by page', async () => {
    await act('followUser', one())
    await act('followUser', other())
    const posts: ContentId[] = []
    for (const creator of [one(), other(), one(), stranger(), one(), other()]) {
      const id = await post(creator)
      if (creator !== stranger()) posts.unshift(id)
    }
    expect(await feed()).toEqual(posts)
    const seen: ContentId[] = []
    let cursor: string | undefined
    do {
      const page = await listFollowingContent(fan, { ...latest, limit: 2, cursor })
      seen.push(...page.content.map(({ id }) => id))
      cursor = page.nextCursor ?? undefined
    } while (cursor)
    expect(seen).toEqual(posts)
  })

  it('leaves out other types, whom one has muted, and whom one follows no more', async () => {
    await act('followUser', one())
    await act('followUser', other())
    const [mine, theirs] = [await post(one()), await post(other())]
    expect(await feed({ type: 'article' })).toEqual([theirs, mine])
    expect(await feed({ type: 'video' })).toEqual([])
    expect(new Set(await feed({ sortBy: 'popular' }))).toEqual(new Set([mine, theirs]))
    expect(new Set(await feed({ sortBy: 'popular', type: 'article' }))).toEqual(
      new Set([mine, theirs]),
    )
    await act('muteUser', other())
    expect(await feed()).toEqual([mine])
    await act('unmuteUser', other())
    await act('blockUser', one())
    expect(await feed()).toEqual([theirs])
    await act('unfollowUser', other())
    expect(await feed()).toEqual([])
  })

  it('knows the cursor of one list from that of another', async () => {
    await act('followUser', one())
    await post(one())
    await post(one())
    const { nextCursor } = await listFollowingContent(fan, { ...latest, limit: 1 })
    const cursor = nextCursor ?? ''
    await expect(
      listFollowingContent(fan, { sortBy: 'popular', limit: 1, cursor }),
    ).rejects.toMatchObject({ code: 'request.cursor-mismatch' })
    await expect(
      listFollowingContent(one(), { ...latest, limit: 1, cursor }),
    ).rejects.toMatchObject({ code: 'request.cursor-mismatch' })
  })
})

describe('creators one follows', () => {
  const shown = async () => (await listFollowedCreators(fan)).creators.map(({ id }) => id)

  it('come with the last to post first, and whoever has not posted after them', async () => {
    for (const creator of creators) await act('followUser', creator)
    await post(one())
    await post(other())
    expect(await shown()).toEqual([idOf(other()), idOf(one()), idOf(stranger())])
    const last = await post(one())
    expect(await shown()).toEqual([idOf(one()), idOf(other()), idOf(stranger())])
    await unpublishContent(one(), last)
    await act('muteUser', stranger())
    expect(await shown()).toEqual([idOf(other()), idOf(one())])
    await act('unfollowUser', other())
    expect(await shown()).toEqual([idOf(one())])
  })

  it('are at most seven', async () => {
    for (let more = 0; more < 8; more++) await act('followUser', await person(world, true))
    expect(await shown()).toHaveLength(7)
  })
})

describe('new posts', () => {
  it('are counted after the newest that is shown, with who made them', async () => {
    await act('followUser', one())
    await act('followUser', other())
    const id = await post(one())
    const since = world.clock.now().toISOString()
    expect(await readNewPosts(fan, { since, id })).toEqual({ count: 0, creators: [] })
    await post(other())
    await post(stranger())
    await post(one())
    await post(one())
    const { count, creators: faces } = await readNewPosts(fan, { since, id })
    expect(count).toBe(3)
    expect(faces.map((face) => face.id)).toEqual([idOf(one()), idOf(other())])
    expect((await readNewPosts(fan, { since, id, type: 'video' })).count).toBe(0)
    await act('muteUser', one())
    expect((await readNewPosts(fan, { since, id })).count).toBe(1)
  })
})

describe('since you were away', () => {
  const days = (count: number) => world.clock.advance(count * 86_400_000)

  it('shows after three days, once for each creator, what came meanwhile', async () => {
    await act('followUser', one())
    await act('followUser', other())
    await post(one())
    expect(await visitFeed(fan)).toEqual({ awaySince: null })
    const left = world.clock.now().toISOString()
    const posts = [await post(other())]
    for (let made = 0; made < 4; made++) posts.push(await post(one()))
    days(2.9)
    // Visits less than three days apart are no absence.
    expect(await visitFeed(stranger())).toEqual({ awaySince: null })
    expect(await readAway(fan)).toEqual({ awaySince: null, creators: [] })
    days(0.1)
    expect(await visitFeed(fan)).toEqual({ awaySince: left })
    await post(one())
    const { awaySince, creators: cards } = await readAway(fan)
    expect(awaySince).toBe(left)
    expect(cards.map(({ creator, postCount }) => [creator.id, postCount])).toEqual([
      [idOf(one()), 4],
      [idOf(other()), 1],
    ])
    expect(cards[0]?.latest.map(({ id }) => id)).toEqual(posts.slice(2).reverse())
  })

  it('stays for a day of visits, and goes when it is dismissed', async () => {
    await act('followUser', one())
    await visitFeed(fan)
    await post(one())
    days(4)
    const { awaySince } = await visitFeed(fan)
    expect(awaySince).not.toBeNull()
    days(0.5)
    expect(await visitFeed(fan)).toEqual({ awaySince })
    days(0.6)
    expect(await visitFeed(fan)).toEqual({ awaySince: null })
    days(3)
    expect((await visitFeed(fan)).awaySince).not.toBeNull()
    await dismissAway(fan)
    expect(await visitFeed(fan)).toEqual({ awaySince: null })
    expect(await readAway(fan)).toEqual({ awaySince: null, creators: [] })
  })

  it('leaves out what is no longer there', async () => {
    await act('followUser', one())
    await visitFeed(fan)
    const id = await post(one())
    days(4)
    await visitFeed(fan)
    expect((await readAway(fan)).creators).toHaveLength(1)
    await unpublishContent(one(), id)
    expect((await readAway(fan)).creators).toEqual([])
  })
})
