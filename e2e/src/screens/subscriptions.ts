import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import { sampleCards } from '../lib/sample-orders.ts'
import {
  pageOf,
  sampleEnded,
  sampleSpending,
  sampleSubscription,
  sampleSubscriptions,
  sampleTier,
  sampleTierChange,
} from '../lib/sample-subscriptions.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const current = /\/api\/subscription\?.*show=current/
const ended = /\/api\/subscription\?.*show=ended/
const spending = '/subscription/spending*'

const having = async (page: Page) => {
  await answer(current, pageOf(sampleSubscriptions))(page)
  await answer(ended, pageOf(sampleEnded))(page)
  await answer(spending, sampleSpending)(page)
  await answer('/payments/methods', sampleCards)(page)
}
/** Of the demo world's creators, so that they have pictures. */
const sampleRecommended = async ({ creator: { call } }: World) => {
  const { creators } = await call('listCreators', { query: { limit: 4 } })
  const { id, total } = sampleTier()
  const recommended = creators.map((creator, at) => ({
    creator,
    tier: { id, total, trialDays: at === 0 ? 7 : 0 },
    reason: at < 2 ? 'followed' : 'trending',
  }))
  return { recommended }
}

const mine = { as: 'fan', path: '/subscriptions', given: having } as const

const listing: readonly Screen[] = [
  { ...mine, name: 'subscriptions', shows: 'Your last payment failed' },
  {
    ...mine,
    name: 'subscriptions-expired',
    path: '/subscriptions?tab=expired',
    shows: 'Resubscribe',
  },
  {
    name: 'subscriptions-recommended',
    as: 'fan',
    path: '/subscriptions?tab=recommended',
    given: async (page, world) => {
      await having(page)
      await answer('/subscription/recommended', await sampleRecommended(world))(page)
    },
    shows: 'Popular this week',
  },
  { name: 'subscriptions-empty', as: 'fan', path: '/subscriptions', shows: 'No subscriptions yet' },
  {
    name: 'subscriptions-loading',
    as: 'fan',
    path: '/subscriptions',
    given: async (page) => {
      await stall(current)(page)
      await stall(spending)(page)
    },
    shows: 'Browse Creators',
  },
  {
    name: 'subscriptions-failing',
    as: 'fan',
    path: '/subscriptions',
    given: async (page) => {
      await breakDown(current)(page)
      await breakDown(spending)(page)
    },
    shows: 'We couldn’t load your subscriptions',
  },
  {
    ...mine,
    name: 'subscriptions-cancel',
    act: (page) => button(page, 'Cancel Northlight Studio').click(),
    shows: 'Are you sure you want to cancel this subscription?',
  },
  {
    name: 'home-renewals',
    as: 'fan',
    path: '/',
    given: having,
    shows: 'Renewing soon',
    only: 'desktop',
  },
]

/** One of them, opened for all that can be done with it. */
const managing = async (page: Page) => {
  await having(page)
  const subscription = sampleSubscription()
  await answer(`/subscription/${subscription.id}`, { subscription, end: null })(page)
}
const managed = {
  as: 'fan',
  path: `/subscriptions?subscription=${sampleSubscription().id}`,
  given: managing,
} as const
const press = (name: string) => (page: Page) => button(page, `${name}: Northlight Studio`).click()
const ending = (end: object) => async (page: Page) => {
  await having(page)
  const { id } = sampleSubscription()
  await answer(`/subscription/${id}`, { subscription: sampleSubscription(), end })(page)
}
const back = { amount: 343, currency: 'USD' }
const pier = { name: 'Pier', total: { amount: 2057, currency: 'USD' as const } }
const changing = (about: object) => ({
  given: async (page: Page) => {
    await managing(page)
    const other = sampleTier({
      ...pier,
      id: '01a1df00-0000-7000-8000-000000000181' as ReturnType<typeof sampleTier>['id'],
      yearlyTotal: null,
    })
    await answer('/profile/northlight/tiers', { tiers: [sampleTier(), other] })(page)
    const offer = { at: new Date().toISOString(), total: pier.total, ...about }
    await answer('/subscription/*/change*', { offer })(page)
  },
  act: async (page: Page) => {
    await press('Change tier')(page)
    await page.getByRole('radio', { name: /^Pier/ }).check()
  },
})

const dialogs: readonly Screen[] = [
  { ...managed, name: 'management-subscriptions', shows: 'Auto-renewal' },
  {
    ...managed,
    name: 'management-failing',
    given: async (page) => {
      await having(page)
      await breakDown(`/subscription/${sampleSubscription().id}`)(page)
    },
    shows: 'We couldn’t load this subscription',
  },
  {
    ...managed,
    name: 'management-tier-changed',
    given: async (page) => {
      await having(page)
      const subscription = sampleSubscription({ tierChange: sampleTierChange })
      await answer(`/subscription/${subscription.id}`, { subscription, end: null })(page)
    },
    shows: 'Northlight Studio changed what this tier includes',
  },
  { ...managed, name: 'management-pause', act: press('Pause'), shows: 'Duration' },
  {
    ...managed,
    name: 'management-card',
    act: press('Choose card'),
    shows: 'Use Visa ending in 4242',
  },
  {
    ...managed,
    name: 'management-end',
    given: ending({ returns: back, unusedDays: 10, reason: null }),
    act: press('End now'),
    shows: '$3.43 goes back to your card for 10 unused days.',
  },
  {
    ...managed,
    name: 'management-end-nothing-back',
    given: ending({ returns: null, unusedDays: 10, reason: 'something-opened' }),
    act: press('End now'),
    shows: 'You’ve opened a post it includes',
  },
  {
    ...managed,
    ...changing({ when: 'now', due: back, isTooSmall: false }),
    name: 'management-change',
    shows: 'Change now for $3.43',
  },
  {
    ...managed,
    ...changing({ when: 'renewal', due: { amount: 0, currency: 'USD' }, isTooSmall: true }),
    name: 'management-change-too-small',
    shows: 'The difference for the rest of this billing period is less than $2.99',
  },
]

const spendingTab = {
  as: 'fan',
  path: '/subscriptions?tab=spending',
  given: having,
} as const

const budgets: readonly Screen[] = [
  { ...spendingTab, name: 'subscriptions-spending', shows: 'Copy calendar link' },
  {
    name: 'subscriptions-spending-empty',
    as: 'fan',
    path: '/subscriptions?tab=spending',
    shows: 'No upcoming renewals.',
  },
  {
    ...spendingTab,
    name: 'subscriptions-spending-failing',
    given: breakDown(spending),
    shows: 'We couldn’t load your spending',
  },
  {
    ...spendingTab,
    name: 'subscriptions-budget',
    act: async (page) => {
      await button(page, 'Change budget in USD').click()
      await page.getByLabel('Amount').fill('1')
      await button(page, 'Save budget').click()
    },
    shows: 'At least 2.99',
  },
]

export const subscribing: readonly Screen[] = [...listing, ...dialogs, ...budgets]
