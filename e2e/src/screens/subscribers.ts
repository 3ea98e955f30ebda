import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import { sampleAudience, sampleSubscribers } from '../lib/sample-audience.ts'
import type { Screen } from '../screens.ts'

// A tier is shown in its own colour, which follows the theme that is chosen.
const tellsTheme = true as const
const figures = '/subscription/audience*'
const list = '/subscription/subscribers*'
const one = '/subscription/subscribers/*'
const page = (subscribers: readonly object[], hasMore = false) => ({
  subscribers,
  hasMore,
  nextCursor: hasMore ? 'next' : null,
})
const listed = answer(list, page(sampleSubscribers, true))
const failing = 'We couldn’t load your stats'

const analytics = { as: 'creator', path: '/dashboard/subscriptions/analytics' } as const
const people = { as: 'creator', path: '/dashboard/subscriptions/subscribers' } as const
const counted = answer(figures, sampleAudience)
const nobody = {
  ...sampleAudience,
  recurring: [],
  tiers: [],
  cohorts: [],
  subscribers: { all: 0, paying: 0, trial: 0, free: 0, given: 0, paused: 0 },
  churn: { part: 0, whole: 0 },
  trials: { part: 0, whole: 0 },
  days: sampleAudience.days.map(({ date }) => ({ date, joined: 0, left: 0 })),
}

const inFull = async (at: Page) => {
  await counted(at)
  await listed(at)
}

const figured: readonly Screen[] = [
  {
    ...people,
    name: 'subscribers-holiday',
    given: answer(figures, { ...sampleAudience, holidayUntil: '2026-12-20T22:59:59.000Z' }),
    shows: 'End break',
    tellsTheme,
  },
  {
    ...people,
    name: 'subscribers-holiday-dialog',
    given: counted,
    act: (at) => button(at, 'Take a break').click(),
    shows: 'Everyone keeps access, and we’ll let them know.',
  },
  { ...people, name: 'subscribers-figures-failing', given: breakDown(figures), shows: failing },
  { ...analytics, name: 'audience-analytics', given: counted, shows: 'Retention' },
  {
    ...analytics,
    name: 'audience-analytics-table',
    given: counted,
    act: (at) => at.getByText('Show as a table').click(),
    shows: 'Retention',
  },
  {
    ...analytics,
    name: 'audience-analytics-empty',
    given: answer(figures, nobody),
    shows: 'No trials ended in this period',
  },
]

const shown: readonly Screen[] = [
  { ...people, name: 'subscribers', given: inFull, shows: 'By tier', tellsTheme },
  {
    ...people,
    name: 'subscribers-empty',
    given: async (at) => {
      await answer(figures, nobody)(at)
      await answer(list, page([]))(at)
    },
    shows: 'No subscribers yet',
  },
  {
    ...people,
    name: 'subscribers-nobody-found',
    path: '/dashboard/subscriptions/subscribers?q=zzz',
    given: answer(list, page([])),
    shows: 'No subscribers match',
  },
  { ...people, name: 'subscribers-loading', given: stall(list), shows: 'Subscribers' },
  {
    ...people,
    name: 'subscribers-failing',
    given: breakDown(list),
    shows: 'We couldn’t load your subscribers',
  },
  {
    ...people,
    name: 'subscribers-give',
    given: listed,
    act: (at) => button(at, 'Give access').click(),
    shows: 'They get everything the tier unlocks',
  },
  {
    ...people,
    name: 'subscribers-end',
    given: async (at) => {
      await listed(at)
      const returns = { amount: 514, currency: 'USD' }
      await answer(one, { subscriber: sampleSubscribers[0], returns })(at)
    },
    act: (at) => button(at, 'End Noor Vale’s subscription').click(),
    shows: '$5.14 for unused days',
  },
]

export const audience: readonly Screen[] = [...figured, ...shown]
