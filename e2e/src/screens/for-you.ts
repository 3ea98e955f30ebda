import type { RecommendedCard } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { answer, breakDown, stall } from '../lib/network.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'
import { toFeed } from './home.ts'

const list = /\/api\/content\/for-you\?/
const chosen = { on: true, interests: ['art', 'music', 'cooking'], hasChosen: true }
const known = answer('/recommendations/settings', chosen)

/** One card for each reason, of posts that are there. */
const reasons = ['follows', 'also-enjoyed', 'topic', 'category', 'interest', 'newcomer'] as const
const recommended = async (page: Page, world: World) => {
  await known(page)
  const { content } = await world.follower.call('listContent', { query: { limit: 12 } })
  const cards = content.map((card, at): RecommendedCard => {
    const reason = reasons[at % reasons.length] ?? 'popular'
    const post =
      reason === 'also-enjoyed' ? { id: card.id, title: 'Bread that forgives you' } : null
    const topic = reason === 'topic' ? 'sourdough' : null
    const popular = { reason: 'popular', post: null, topic: null } as const
    return { ...card, why: [{ reason, post, topic }, popular] }
  })
  await answer(list, { content: cards, nextCursor: null, hasMore: false, personalized: true })(page)
}

const openWhy = async (page: Page) => {
  await toFeed(page)
  await page
    .getByRole('button', { name: /Because of/ })
    .first()
    .click()
}

const feed = { as: 'follower', path: '/?feed=discover&sort=ai', act: toFeed } as const
const panel = {
  as: 'follower',
  path: '/settings/privacy',
  act: (page: Page) => page.locator('#recommendations').evaluate((one) => one.scrollIntoView()),
} as const

export const forYou: readonly Screen[] = [
  { ...feed, name: 'for-you', given: recommended, shows: 'You follow' },
  { ...feed, name: 'for-you-why', given: recommended, act: openWhy, shows: 'Less like this' },
  {
    ...feed,
    name: 'for-you-interests',
    given: answer('/recommendations/settings', { on: true, interests: [], hasChosen: false }),
    shows: 'What are you into?',
  },
  {
    ...feed,
    name: 'for-you-off',
    given: async (page, world) => {
      await answer('/recommendations/settings', { ...chosen, on: false, interests: [] })(page)
      const { content } = await world.follower.call('listContent', { query: { limit: 12 } })
      const cards = content.map((card): RecommendedCard => ({ ...card, why: [] }))
      const popular = { content: cards, nextCursor: null, hasMore: false, personalized: false }
      await answer(list, popular)(page)
    },
    shows: 'Personalized recommendations are off',
  },
  {
    ...feed,
    name: 'for-you-empty',
    given: async (page) => {
      await known(page)
      const nothing = { content: [], nextCursor: null, hasMore: false, personalized: true }
      await answer(list, nothing)(page)
    },
    shows: 'Nothing to recommend yet',
  },
  {
    ...feed,
    name: 'for-you-loading',
    given: async (page) => {
      await known(page)
      await stall(list)(page)
    },
    shows: 'For You',
  },
  {
    ...feed,
    name: 'for-you-failing',
    given: async (page) => {
      await known(page)
      await breakDown(list)(page)
    },
    shows: /couldn’t load this list/,
  },
  {
    ...panel,
    name: 'settings-recommendations',
    given: async (page, world) => {
      await known(page)
      const { creators } = await world.follower.call('listCreators', { query: { limit: 2 } })
      const since = new Date(0).toISOString()
      await answer(/\/recommendations\/hidden-creators/, {
        creators: creators.map((creator) => ({ ...creator, since })),
        nextCursor: null,
        hasMore: false,
      })(page)
    },
    shows: 'Save interests',
  },
  {
    ...panel,
    name: 'settings-recommendations-failing',
    given: breakDown('/recommendations/settings'),
    shows: 'We couldn’t load this setting',
  },
]
