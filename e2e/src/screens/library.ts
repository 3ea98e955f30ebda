import type { ContentCard, OrderId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { contents } from '../lib/contents.ts'
import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import { sampleBought } from '../lib/sample-attachments.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const page = { nextCursor: null, hasMore: false }
const paths = {
  continued: '/library/continue*',
  purchases: '/library/purchases*',
  bought: '/messages/bought*',
  saved: '/content/saved*',
  history: /\/api\/library\/history(\?|$)/,
} as const

const hour = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const orderId = '018f0000-0000-7000-8000-000000000001' as OrderId

/** Where somebody stopped, as shares of what plays. */
const stops = [0.72, 0.21, 0.4, 0.9]
const positionOf = ({ duration }: ContentCard, at: number) =>
  duration === null ? null : duration * (stops[at % stops.length] ?? 0.5)

const continuedOf = (cards: readonly ContentCard[]) =>
  cards
    .filter(({ duration }) => duration !== null)
    .map((content, at) => ({
      content: { ...content, access: { open: true, reason: 'public', ways: [] } },
      openedAt: ago(at),
      position: positionOf(content, at) ?? 0,
      duration: content.duration ?? 0,
      chapter: at === 0 ? 'Shaping' : null,
    }))

const purchasesOf = (cards: readonly ContentCard[]) =>
  cards.map((content, at) => ({
    content: { ...content, access: { open: true, reason: 'bought', ways: [] } },
    boughtAt: ago(24 * at),
    isGift: at === 1,
    paid: at === 1 ? null : usd(at === 2 ? 0 : 1028),
    orderId: at === 1 ? null : orderId,
  }))

/** Over several days. */
const historyOf = (cards: readonly ContentCard[]) =>
  cards.map((content, at) => ({
    content,
    openedAt: ago(9 * at),
    position: positionOf(content, at),
  }))

/** Of the demo world, so that they have covers: so many of each part. */
const having =
  (count: number) =>
  async (shown: Page, { creator: { call } }: World) => {
    const { content } = await call('listContent', { query: { limit: 24, sortBy: 'popular' } })
    const cards = content.slice(0, count)
    const continued = continuedOf(content).slice(0, Math.min(count, 6))
    await answer(paths.continued, { content: continued, ...page })(shown)
    await answer(paths.purchases, { purchases: purchasesOf(cards), ...page })(shown)
    await answer(paths.saved, { content: cards, ...page })(shown)
    await answer(paths.history, { history: historyOf(cards), ...page })(shown)
  }
const many = having(8)
const one = having(1)

const all = async (shown: Page, doing: typeof stall) => {
  for (const path of Object.values(paths)) await doing(path)(shown)
}

export const library: readonly Screen[] = [
  { name: 'library', as: 'fan', path: '/library', given: many, shows: 'Continue watching' },
  { name: 'library-one', as: 'fan', path: '/library', given: one, shows: 'Stopped at “Shaping”' },
  { name: 'library-empty', as: 'newcomer', path: '/library', shows: 'Nothing here yet' },
  {
    name: 'library-loading',
    as: 'fan',
    path: '/library',
    given: (shown) => all(shown, stall),
    shows: 'Overview',
  },
  {
    name: 'library-failing',
    as: 'fan',
    path: '/library',
    given: (shown) => all(shown, breakDown),
    shows: 'We couldn’t load all of your library',
  },
  {
    name: 'library-menu',
    as: 'fan',
    path: '/library',
    given: many,
    act: (shown) =>
      button(shown, /^Actions for/)
        .first()
        .click(),
    shows: 'Remove from history',
  },
  { name: 'purchases', as: 'fan', path: '/library/purchases', given: many, shows: /^Gift,/ },
  { name: 'purchases-one', as: 'fan', path: '/library/purchases', given: one, shows: 'Receipt' },
  {
    name: 'purchases-empty',
    as: 'newcomer',
    path: '/library/purchases',
    shows: 'No purchases yet',
  },
  {
    name: 'purchases-loading',
    as: 'fan',
    path: '/library/purchases',
    given: stall(paths.purchases),
    shows: 'Purchases',
  },
  {
    name: 'purchases-failing',
    as: 'fan',
    path: '/library/purchases',
    given: breakDown(paths.purchases),
    shows: 'We couldn’t load this list',
  },
  {
    name: 'purchases-messages',
    as: 'fan',
    path: '/library/purchases/messages',
    given: answer(paths.bought, { bought: sampleBought, ...page }),
    shows: 'Creator not available',
  },
  {
    name: 'purchases-messages-empty',
    as: 'newcomer',
    path: '/library/purchases/messages',
    shows: 'No purchases from messages yet',
  },
  {
    name: 'purchases-messages-loading',
    as: 'fan',
    path: '/library/purchases/messages',
    given: stall(paths.bought),
    shows: 'From messages',
  },
  {
    name: 'purchases-messages-failing',
    as: 'fan',
    path: '/library/purchases/messages',
    given: breakDown(paths.bought),
    shows: 'We couldn’t load your purchases',
  },
  { name: 'saved', as: 'fan', path: '/library/saved', given: many, shows: contents.video },
  { name: 'saved-empty', as: 'newcomer', path: '/saved', shows: 'Nothing saved yet' },
  { name: 'history', as: 'fan', path: '/library/history', given: many, shows: 'Yesterday' },
  { name: 'history-one', as: 'fan', path: '/library/history', given: one, shows: 'Today' },
  { name: 'history-empty', as: 'newcomer', path: '/library/history', shows: 'No history yet' },
  {
    name: 'history-loading',
    as: 'fan',
    path: '/library/history',
    given: stall(paths.history),
    shows: 'History',
  },
  {
    name: 'history-failing',
    as: 'fan',
    path: '/library/history',
    given: breakDown(paths.history),
    shows: 'We couldn’t load your history',
  },
  {
    name: 'history-clear',
    as: 'fan',
    path: '/library/history',
    given: many,
    act: (shown) => button(shown, 'Clear history').click(),
    shows: 'Clear your history?',
  },
]
