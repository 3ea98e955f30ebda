import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import {
  onePost,
  quietDays,
  sampleDays,
  sampleNeeds,
  samplePosts,
  sampleRequest,
} from '../lib/sample-overview.ts'
import { sampleEarnings } from '../lib/sample-receipts.ts'
import type { Screen } from '../screens.ts'

const needs = '/studio/needs'
const visit = '/studio/visit'
const days = '/studio/days*'
const posts = '/studio/posts'
const earnings = '/payments/earnings*'
const parts = [needs, days, posts, earnings]

/** As many days as the page asks for. */
const answerDays = (make: typeof sampleDays) => (page: Page) =>
  page.route(`**/api${days}`, (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('days'))
    return route.fulfill({ json: make(asked) })
  })

const pending = ['2026-11-20', '2026-11-22', '2026-11-23', '2026-11-27', '2026-12-01'].map(
  (availableOn, at) => ({ availableOn, amount: { amount: 9_240 + at * 1_111, currency: 'USD' } }),
)

const lastVisit = (daysAgo: number) => ({
  lastVisitAt: new Date(Date.now() - daysAgo * 86_400_000).toISOString(),
})

/** What comes to a studio that has been open for a while. */
const busy = async (page: Page) => {
  await answer(needs, { needs: sampleNeeds, hasMore: false })(page)
  await answer(visit, lastVisit(4))(page)
  await answerDays(sampleDays)(page)
  await answer(posts, { posts: samplePosts })(page)
  await answer(earnings, { ...sampleEarnings, currencies: ['USD'], pending })(page)
}

const quiet = async (page: Page) => {
  await answer(needs, { needs: [], hasMore: false })(page)
  await answer(visit, { lastVisitAt: null })(page)
  await answerDays(quietDays)(page)
  await answer(posts, { posts: [] })(page)
  const none = { amount: 0, currency: 'USD' }
  const money = { available: none, frozen: none, owed: none, pending: [] }
  await answer(earnings, { ...sampleEarnings, currencies: [], ...money })(page)
}

const overview = { as: 'creator', path: '/dashboard' } as const

export const overviews: readonly Screen[] = [
  { ...overview, name: 'dashboard', shows: 'Latest posts' },
  { name: 'dashboard-denied', as: 'fan', path: '/dashboard', shows: 'This page is for creators' },
  { ...overview, name: 'dashboard-busy', given: busy, shows: /^Code AUTUMN20/ },
  {
    ...overview,
    name: 'dashboard-chart-read',
    path: '/dashboard?chart=subscribers&days=90',
    given: busy,
    act: async (page) => {
      await page.getByRole('slider').focus()
      for (let press = 0; press < 6; press++) await page.keyboard.press('PageDown')
    },
    shows: /^90 days before: /,
  },
  {
    ...overview,
    name: 'dashboard-posts',
    given: busy,
    act: (page) => page.getByText('Processing 64%').scrollIntoViewIfNeeded(),
    shows: 'Processing 64%',
  },
  {
    ...overview,
    name: 'dashboard-one',
    given: async (page) => {
      await busy(page)
      await answer(needs, { needs: [sampleRequest], hasMore: false })(page)
      await answer(posts, { posts: onePost })(page)
    },
    shows: 'Refund request from a fan',
  },
  {
    ...overview,
    name: 'dashboard-many',
    given: async (page) => {
      await busy(page)
      const all = [...sampleNeeds, ...sampleNeeds, ...sampleNeeds].slice(0, 20)
      await answer(needs, { needs: all, hasMore: true })(page)
      await answer(/\/payments\/earnings\?currency=EUR/, {
        ...sampleEarnings,
        currency: 'EUR',
        available: { amount: 4_218, currency: 'EUR' },
        pending: [],
        owed: { amount: 1_200, currency: 'EUR' },
      })(page)
      await answer(/\/payments\/earnings\?period/, { ...sampleEarnings, pending })(page)
    },
    act: (page) => button(page, 'Show 15 more').click(),
    shows: '€42.18',
  },
  { ...overview, name: 'dashboard-empty', given: quiet, shows: 'Nothing is waiting for you.' },
  {
    ...overview,
    name: 'dashboard-loading',
    given: async (page) => {
      for (const part of parts) await stall(part)(page)
    },
    shows: 'Needs you',
  },
  {
    ...overview,
    name: 'dashboard-failing',
    given: async (page) => {
      for (const part of parts) await breakDown(part)(page)
    },
    shows: 'We couldn’t load your posts',
  },
]
