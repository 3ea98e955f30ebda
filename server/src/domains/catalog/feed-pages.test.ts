import type { ContentId } from '@fanfare/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { editReleased } from '../../../test/edit-released.ts'
import { openWorld, type World } from '../../../test/harness.ts'
import { checkStories, countSteps } from '../../../test/random-stories.ts'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { Exchange } from '../../platform/http/handler.ts'
import type { SignedInScope } from '../../platform/scope.ts'
import { socialRoutes } from '../social/index.ts'
import { createContent } from './commands/create-content.ts'
import { deleteContent } from './commands/delete-content.ts'
import { publishContent } from './commands/publish-content.ts'
import { restoreContent } from './commands/restore-content.ts'
import { unpublishContent } from './commands/unpublish-content.ts'
import { listFollowingContent } from './feed.ts'
import { readContentRow } from './reader/contents.ts'
import { person } from './test/people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const words = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rain' }] }],
}
const which = fc.nat({ max: 1_000 })
const perPost = ['unpublish', 'publish', 'delete', 'restore', 'lock'] as const
const perCreator = ['post', 'follow', 'unfollow', 'mute', 'unmute', 'block', 'unblock'] as const
const step = fc.record({
  do: fc.oneof(
    { weight: 4, arbitrary: fc.constant('page' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...perPost) },
    { weight: 3, arbitrary: fc.constantFrom(...perCreator) },
  ),
  which,
})
const story = fc.record({
  sortBy: fc.constantFrom('latest' as const, 'popular' as const),
  type: fc.constantFrom('article' as const, undefined),
  steps: fc.array(step, { minLength: 20, maxLength: 30 }),
})

interface Post {
  readonly id: ContentId
  readonly creator: SignedInScope
  isOut: boolean
}

const routeOf = {
  follow: 'followUser',
  unfollow: 'unfollowUser',
  mute: 'muteUser',
  unmute: 'unmuteUser',
  block: 'blockUser',
  unblock: 'unblockUser',
} as const

/** One fan, three creators and what was done, so that what is in the feed is known without asking it. */
const openTown = async () => {
  const fan = await person(world, false)
  const creators = [await person(world, true), await person(world, true), await person(world, true)]
  const posts: Post[] = []
  const [followed, muted, blocked] = [new Set(), new Set(), new Set()]

  const post = async (creator: SignedInScope) => {
    const fields = { type: 'article', title: 'Rain', article: words } as const
    const { id } = await createContent(creator, fields)
    world.clock.advance(1_000)
    await publishContent(creator, id, { when: 'ready' })
    posts.push({ id, creator, isOut: true })
  }

  const meet = async (how: keyof typeof routeOf, creator: SignedInScope) => {
    const params = { id: creator.actor.accountId }
    const request = { params, query: undefined, body: undefined }
    await socialRoutes[routeOf[how]](fan, request, {} as Exchange)
    if (how === 'follow') followed.add(creator)
    if (how === 'mute') muted.add(creator)
    if (how === 'unmute') muted.delete(creator)
    if (how === 'block') blocked.add(creator)
    if (how === 'unblock') blocked.delete(creator)
    if (how === 'unfollow' || how === 'block') followed.delete(creator)
  }

  const change = async (how: (typeof perPost)[number], { id, creator }: Post) => {
    if (how === 'unpublish') await unpublishContent(creator, id)
    if (how === 'publish') await publishContent(creator, id, { when: 'ready' })
    if (how === 'delete') await deleteContent(creator, id)
    if (how === 'restore') await restoreContent(creator, id)
    if (how === 'lock') {
      await editReleased(creator, id, { visibility: 'subscribers' })
    }
    const status = (await readContentRow(world.scope().db, id))?.status
    return status === 'published'
  }

  for (const creator of creators.slice(0, 2)) await meet('follow', creator)
  for (let made = 0; made < 8; made++) await post(creators[made % 3] as SignedInScope)
  const isThere = ({ creator, isOut }: Post) =>
    isOut && followed.has(creator) && !muted.has(creator) && !blocked.has(creator)
  return {
    fan,
    creators,
    posts,
    post,
    meet,
    async change(how: (typeof perPost)[number], one: Post) {
      one.isOut = await change(how, one)
    },
    there: () => new Set(posts.filter(isThere).map(({ id }) => id)),
  }
}

const isRefusal = (error: unknown) => error instanceof DomainError

it('pages contain each post at most once and miss none that was there throughout', async () => {
  const steps = countSteps<string>(isRefusal)
  const property = fc.asyncProperty(story, async ({ sortBy, type, steps: wanted }) => {
    const town = await openTown()
    let throughout = [...town.there()]
    const seen: ContentId[] = []
    let cursor: string | undefined
    let isAtEnd = false
    const page = async () => {
      if (isAtEnd) return false
      const read = await listFollowingContent(town.fan, { sortBy, type, limit: 2, cursor })
      seen.push(...read.content.map(({ id }) => id))
      cursor = read.nextCursor ?? undefined
      isAtEnd = cursor === undefined
      return true
    }
    const take = async (one: (typeof wanted)[number]) => {
      const creator = town.creators[one.which % 3] as SignedInScope
      const post = town.posts[one.which % town.posts.length] as Post
      if (one.do === 'page') return page()
      if (one.do === 'post') return town.post(creator)
      const how = perPost.find((name) => name === one.do)
      if (how) return town.change(how, post)
      return town.meet(one.do as keyof typeof routeOf, creator)
    }
    for (const one of wanted) {
      await steps.take(one.do, () => take(one))
      const there = town.there()
      if (!isAtEnd) throughout = throughout.filter((id) => there.has(id))
    }
    while (!isAtEnd) await page()
    expect(new Set(seen).size).toBe(seen.length)
    expect(throughout.filter((id) => !seen.includes(id))).toEqual([])
  })
  await checkStories(property, { few: 10, more: 150 }, () =>
    steps.expectAtLeast({
      page: 20,
      post: 2,
      unpublish: 2,
      publish: 1,
      delete: 2,
      lock: 2,
      follow: 2,
      unfollow: 2,
      mute: 2,
      block: 1,
    }),
  )
})
