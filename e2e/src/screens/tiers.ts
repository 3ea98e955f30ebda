import { problems } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button, field } from '../lib/forms.ts'
import { answer, breakDown, refusePost, stall } from '../lib/network.ts'
import { archivedTier, heldOffers, subscribedTier } from '../lib/sample-tiers.ts'
import type { Screen } from '../screens.ts'

// A tier is shown in its own colour, which follows the theme that is chosen.
const tellsTheme = true as const
const subscribeTab = '/profile/northlight?tab=subscribe'
const offers = '/profile/*/tiers'

const offered: readonly Screen[] = [
  { name: 'profile-subscribe', path: subscribeTab, shows: 'Studio door', tellsTheme },
  { name: 'profile-no-tiers', path: '/profile/type_practice', shows: 'About' },
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
    path: subscribeTab,
    given: answer(offers, { tiers: [], holidayUntil: null }),
    shows: 'No tiers right now',
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
    shows: 'We couldn’t load the tiers',
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
    shows: 'We couldn’t load your tiers',
  },
  {
    ...list,
    name: 'tiers-archive',
    given: answer(own, { tiers: [subscribedTier] }),
    act: (at) => button(at, 'Archive Studio door').click(),
    shows: 'Current subscribers keep it',
  },
]

const promised = {
  as: 'creator',
  path: `/dashboard/subscriptions/tiers/${subscribedTier.id}`,
  given: answer(own, { tiers: [subscribedTier] }),
} as const

const changePrice = async (at: Page) => {
  await button(at, 'Change price').click()
  await at.getByRole('dialog').getByLabel('Your monthly price').fill('14.99')
}

const edited: readonly Screen[] = [
  {
    name: 'tier-new',
    as: 'creator',
    path: '/dashboard/subscriptions/tiers/new',
    act: async (at) => {
      await field(at, 'Name').fill('Harbour light')
      await at
        .getByRole('textbox', { name: /^Benefits/ })
        .fill('The sketchbook\nEvery film in full')
      await at.getByLabel('Your yearly price').fill('49.90')
    },
    shows: 'Fans pay per year',
  },
  {
    name: 'tier-new-faults',
    as: 'creator',
    path: '/dashboard/subscriptions/tiers/new',
    act: async (at) => {
      await field(at, 'Your monthly price').fill('1')
      await button(at, 'Create tier').click()
    },
    shows: 'Enter a name',
  },
  {
    name: 'tier-new-birth-date',
    as: 'creator',
    path: '/dashboard/subscriptions/tiers/new',
    given: refusePost(own, {
      code: 'auth.birth-date-needed',
      status: 403,
      detail: problems['auth.birth-date-needed'][1],
    }),
    act: async (at) => {
      await field(at, 'Name').fill('Harbour light')
      await field(at, 'Your monthly price').fill('4.99')
      await button(at, 'Create tier').click()
    },
    shows: 'Add your birth date',
  },
  { ...promised, name: 'tier-promised', shows: 'create a new tier', tellsTheme },
  {
    ...promised,
    name: 'tier-reworded',
    act: (at) => at.getByRole('textbox', { name: /^Benefits/ }).fill('One\nTwo\nThree'),
    shows: /will be emailed/,
    tellsTheme,
  },
  { ...promised, name: 'tier-price', act: changePrice, shows: 'We’ll let them know 30 days ahead' },
  {
    ...promised,
    name: 'tier-gone',
    given: answer(own, { tiers: [] }),
    shows: 'This tier isn’t on sale',
  },
]

export const tiers: readonly Screen[] = [...offered, ...managed, ...edited]
