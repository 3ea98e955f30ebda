import type { ReplyBody, Routes } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { alter, answer, breakDown, stall } from '../lib/network.ts'
import { searchField } from '../lib/searching.ts'
import type { Screen } from '../screens.ts'

type Found = ReplyBody<Routes['searchContent']>
type Trending = ReplyBody<Routes['listTrendingSearches']>

const inContent = /\/api\/content\/search\?/
const path = '/search?q=night'
const inMilliseconds = /results? in [\d,]+ ms$/

/** As if the engine were away and had guessed. */
const limited = alter<Found>(inContent, (found) => ({
  ...found,
  isFallback: true,
  suggestions: ['night light', 'nights'],
}))

/** Captions of the demo world say little, so the words are put in. */
const inCaptions = alter<Found>(inContent, (found) => ({
  ...found,
  results: found.results.map((result, at) => ({
    ...result,
    passage:
      at < 2
        ? {
            text: 'we stay until the night is over',
            highlights: [{ start: 18, length: 5 }],
            second: 83,
          }
        : null,
  })),
}))

const typing = async (page: Page) => {
  await searchField(page).focus()
  await searchField(page).pressSequentially('night')
  await page.getByRole('group', { name: 'Posts' }).waitFor()
  await page.keyboard.press('ArrowDown')
}

const withRecent = answer('/search/history?*', {
  history: ['harbor painting', 'night buses', 'how to mix gray'].map((query, at) => ({
    id: `018f0000-0000-7000-8000-00000000000${at}`,
    query,
    searchedAt: new Date().toISOString(),
  })),
  nextCursor: null,
  hasMore: false,
})

/** Twenty people would have to search for each. */
const withTrending = alter<Trending>('/search/trending', (trending) => ({
  ...trending,
  queries: ['leonids', 'sourdough', 'winter swimming', 'lettering'],
}))

const openPalette = async (page: Page) => {
  await button(page, /^Your account/).waitFor()
  const opened = page.getByRole('dialog', { name: 'Command palette' })
  while (!(await opened.isVisible())) {
    await page.keyboard.press('Control+K')
    await opened.waitFor({ timeout: 1000 }).catch(() => {})
  }
}

const filters = (said: object) => `&filters=${encodeURIComponent(JSON.stringify(said))}`

export const search: readonly Screen[] = [
  { name: 'search', as: 'follower', path, shows: inMilliseconds },
  { name: 'search-people', path: '/search?q=studio&show=people', shows: inMilliseconds },
  {
    name: 'search-filters',
    path: `${path}${filters({ category: 'art', sortBy: 'rating', dateRange: { from: '2020-01-01T00:00:00.000Z' } })}`,
    shows: 'Clear all',
  },
  {
    name: 'search-sheet',
    path,
    act: async (page) => {
      await page.getByText(inMilliseconds).waitFor()
      await button(page, 'Filters').click()
    },
    shows: /^Show \d+ results$/,
    only: 'phone',
  },
  { name: 'search-captions', path, given: inCaptions, shows: 'At 1:23' },
  { name: 'search-limited', path, given: limited, shows: /^Search is limited/ },
  { name: 'search-nothing', path: '/search?q=zzqqxy&filters={}', shows: 'No results found' },
  { name: 'search-start', path: '/search', given: withTrending, shows: 'leonids' },
  { name: 'search-slow', path, given: stall(inContent), shows: /^Still searching/ },
  { name: 'search-failing', path, given: breakDown(inContent), shows: /couldn’t search/ },
  { name: 'search-typing', as: 'follower', path: '/', act: typing, shows: 'Suggestions' },
  {
    name: 'search-recent',
    as: 'fan',
    path: '/',
    given: async (page) => {
      await withRecent(page)
      await withTrending(page)
    },
    act: (page) => searchField(page).focus(),
    shows: 'leonids',
  },
  { name: 'palette', as: 'follower', path: '/', act: openPalette, shows: 'Creators you follow' },
  {
    name: 'palette-typed',
    as: 'creator',
    path: '/',
    act: async (page) => {
      await openPalette(page)
      await page.keyboard.type('night')
    },
    shows: 'Your posts',
  },
]
