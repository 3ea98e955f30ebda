import type { AwayCard, ContinuedCard } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { answer, breakDown, stall } from '../lib/network.ts'
import { hearPost } from '../lib/socket.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'
import { toFeed } from './home.ts'

const list = /\/api\/content\/following\?/
const day = 86_400_000

/** Enough to fill the row, with posts that are theirs in these pictures only. */
const someCreators = async ({ follower: { call } }: World, limit: number) =>
  (await call('listCreators', { query: { limit } })).creators

/** As if somebody came back after a week. */
const awayForAWeek = async (page: Page, world: World) => {
  const { content } = await world.follower.call('listFollowingContent', { query: { limit: 12 } })
  const creators = (await someCreators(world, 5)).map(
    (creator, at): AwayCard => ({
      creator,
      postCount: at === 0 ? 100 : 6 - at,
      latest: content.slice(at * 2, at * 2 + Math.min(3, 6 - at)),
    }),
  )
  const awaySince = new Date(Date.now() - 7 * day).toISOString()
  await answer('/content/following/visit', { awaySince })(page)
  await answer('/content/following/away', { awaySince, creators })(page)
}

/** As if they had begun as many. */
const unfinished = (limit: number) => async (page: Page, world: World) => {
  const { content } = await world.follower.call('listContent', { query: { limit, type: 'video' } })
  const continued = content.map(
    (card, at): ContinuedCard => ({
      content: card,
      openedAt: new Date().toISOString(),
      position: 300 + at * 400,
      duration: 2_700,
      chapter: at === 0 ? 'Shaping' : null,
    }),
  )
  await answer(/\/api\/library\/continue\?/, { ...nothing, content: continued })(page)
}

const onePost = async (page: Page, world: World) => {
  const { content } = await world.follower.call('listFollowingContent', { query: { limit: 1 } })
  await answer(list, { ...nothing, content })(page)
}

/** As if others had posted while somebody looked. */
const newPosts = async (page: Page, world: World) => {
  const creators = await someCreators(world, 3)
  await answer('/content/following/new?*', { count: 4, creators })(page)
  await hearPost(page)
}

const whole = '/?feed=following'
const following = { as: 'follower', path: whole, act: toFeed } as const
const overview = { as: 'follower', path: '/' } as const
/** By a link: the document of Home would bring what they really have begun. */
const toOverview = {
  as: 'follower',
  path: '/explore',
  act: (page: Page) => page.getByRole('link', { name: 'Fanfare, home' }).click(),
  shows: 'Continue watching',
} as const
const nothing = { content: [], nextCursor: null, hasMore: false }

export const feed: readonly Screen[] = [
  { ...overview, name: 'overview', shows: 'Why this?' },
  { ...toOverview, name: 'overview-unfinished', given: unfinished(5) },
  { ...toOverview, name: 'overview-unfinished-one', given: unfinished(1) },
  { ...overview, name: 'overview-away', given: awayForAWeek, shows: 'Since you were away' },
  { ...overview, name: 'overview-new-posts', given: newPosts, shows: '4 new posts' },
  { ...overview, name: 'overview-one', given: onePost, shows: 'From your creators' },
  {
    ...overview,
    name: 'overview-no-posts',
    given: answer(list, nothing),
    shows: 'Creators you follow haven’t posted yet',
  },
  { ...overview, name: 'overview-loading', given: stall(list), shows: 'From your creators' },
  {
    ...overview,
    name: 'overview-failing',
    given: breakDown(list),
    shows: /couldn’t load this list/,
  },
  { as: 'follower', path: whole, name: 'feed-following', shows: 'Suggested for you' },
  { ...following, name: 'feed-scrolled', shows: 'Suggested for you' },
  { ...following, name: 'feed-away', given: awayForAWeek, shows: 'Since you were away' },
  { ...following, name: 'feed-new-posts', given: newPosts, shows: '4 new posts' },
  {
    ...following,
    name: 'feed-nobody',
    as: 'fan',
    path: '/?feed=following',
    act: async (page) => {
      await page.getByRole('list', { name: 'Creators to follow' }).waitFor()
      await toFeed(page)
    },
    shows: 'Creators to follow',
  },
  {
    ...following,
    name: 'feed-empty',
    given: answer(list, nothing),
    shows: 'Creators you follow haven’t posted yet',
  },
  {
    ...following,
    name: 'feed-narrowed',
    path: '/?type=audio',
    given: answer(list, nothing),
    shows: 'No matching posts',
  },
  { ...following, name: 'feed-loading', given: stall(list), shows: 'Following' },
  { ...following, name: 'feed-failing', given: breakDown(list), shows: /couldn’t load this list/ },
  {
    as: 'follower',
    path: whole,
    name: 'feed-rail-loading',
    given: async (page) => {
      await stall('/profile/creators/trending')(page)
      await stall('/content/suggestions')(page)
    },
    shows: 'Suggested for you',
    only: 'desktop',
  },
  {
    as: 'follower',
    path: whole,
    name: 'feed-rail-failing',
    given: async (page) => {
      await breakDown('/profile/creators/trending')(page)
      await breakDown('/content/suggestions')(page)
    },
    shows: 'We couldn’t load suggestions.',
    only: 'desktop',
  },
  { ...following, name: 'feed-discover', path: '/?feed=discover', shows: 'Suggested for you' },
]
