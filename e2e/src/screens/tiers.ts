import type { Page } from '@playwright/test'
import { button, field } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import { archivedTier, heldOffers, subscribedTier } from '../lib/sample-tiers.ts'
import type { Screen } from '../screens.ts'

// A tier is shown in its own colour, which follows the theme that is chosen.
const tellsTheme = true as const
const subscribeTab = '/profile/northlight?tab=subscribe'
const offers = '/profile/*/tiers'

const offered: readonly Screen[] = [
  { name: 'profile-subscribe', path: subscribeTab, shows: 'Studio door', tellsTheme },
  { name: 'profile-subscribe-own', as: 'creator', path: subscribeTab, shows: 'Edit your tiers' },
  {
    name: 'profile-subscribe-held',
    as: 'fan',
    path: subscribeTab,
    given: answer(offers, { tiers: heldOffers }),
    shows: 'Your tier',
    tellsTheme,
  },
  {
    name: 'profile-subscribe-empty',
    path: '/profile/paper_planes?tab=subscribe',
    shows: 'No tiers yet',
  },
  {
    name: 'profile-subscribe-loading',
    path: subscribeTab,
    given: stall(offers),
    shows: 'Subscribe',
  },
  {
    name: 'profile-subscribe-failing',
    path: subscribeTab,
    given: breakDown(offers),
    shows: 'The tiers could not be loaded',
  },
]

const list = { as: 'creator', path: '/dashboard/subscriptions/tiers' } as const
const own = '/subscription/tiers'
const archived = '/subscription/tiers/archived*'
const page = (tiers: readonly object[]) => ({ tiers, nextCursor: null, hasMore: false })

const managed: readonly Screen[] = [
  { ...list, name: 'tiers', shows: 'Back room', tellsTheme },
  {
    ...list,
    name: 'tiers-archived',
    given: answer(archived, page([archivedTier])),
    shows: 'Winter only',
    tellsTheme,
  },
  {
    ...list,
    name: 'tiers-empty',
    given: answer(own, { tiers: [] }),
    shows: 'No tiers on sale',
  },
  { ...list, name: 'tiers-loading', given: stall(own), shows: 'On sale' },
  {
    ...list,
    name: 'tiers-failing',
    given: breakDown(own),
    shows: 'Your tiers could not be loaded',
  },
  {
    ...list,
    name: 'tiers-archive',
    given: answer(own, { tiers: [subscribedTier] }),
    act: (at) => button(at, 'Archive Studio door').click(),
    shows: 'Whoever has it keeps it',
  },
]

const promised = {
  as: 'creator',
  path: `/dashboard/subscriptions/tiers/${subscribedTier.id}`,
  given: answer(own, { tiers: [subscribedTier] }),
} as const

const changePrice = async (at: Page) => {
  await button(at, 'Change price').click()
  await at.getByRole('dialog').getByLabel('Your price for a month').fill('14.99')
}

const edited: readonly Screen[] = [
  {
    ...{ name: 'tier-new', as: 'creator', path: '/dashboard/subscriptions/tiers/new' },
    act: async (at) => {
      await field(at, 'Name').fill('Harbour light')
      await at
        .getByRole('textbox', { name: /^Benefits/ })
        .fill('The sketchbook\nEvery film in full')
      await at.getByLabel('For a year').fill('49.90')
    },
    shows: 'Fans pay for a year',
  },
  {
    ...{ name: 'tier-new-faults', as: 'creator', path: '/dashboard/subscriptions/tiers/new' },
    act: async (at) => {
      await field(at, 'Your price for a month').fill('1')
      await button(at, 'Create tier').click()
    },
    shows: 'Give it a name',
  },
  { ...promised, name: 'tier-promised', shows: 'make another tier', tellsTheme },
  { ...promised, name: 'tier-price', act: changePrice, shows: 'We tell them 30 days ahead' },
  { ...promised, name: 'tier-gone', given: answer(own, { tiers: [] }), shows: 'not on sale' },
]

export const tiers: readonly Screen[] = [...offered, ...managed, ...edited]
