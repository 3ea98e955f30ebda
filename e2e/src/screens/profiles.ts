import { problems, type ReplyBody, type Routes } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button, choose, field } from '../lib/forms.ts'
import { alter, breakDown, refuse, stall } from '../lib/network.ts'
import type { Screen } from '../screens.ts'

/** From the list, because an opened address brings its person with it. */
/** By keyboard: what still loads above the list may move the link from under a mouse. */
const fromTheList = (page: Page) =>
  page
    .getByRole('list', { name: 'Creators' })
    .getByRole('article')
    .getByRole('link')
    .first()
    .press('Enter')

const become = async (page: Page) => {
  await field(page, 'Birth date').fill('1990-04-12')
  await button(page, 'Become a creator').click()
}

const someone = '/profile/northlight'
/** Anyone's, but not the list itself. */
const anyone = /\/api\/profile\/(?!creators)\w+$/

export const profiles: readonly Screen[] = [
  { name: 'profile', path: someone, shows: 'Harbor before snow' },
  { name: 'profile-series', path: `${someone}?tab=series`, shows: /^\d+ posts?$/ },
  {
    name: 'profile-series-failing',
    path: `${someone}?tab=series`,
    given: breakDown('/series/user/*'),
    shows: 'We couldn’t load these series',
  },
  {
    name: 'profile-pinned',
    as: 'fan',
    path: someone,
    given: alter<ReplyBody<Routes['listCreatorContent']>>('/content/user/*', (page) => ({
      ...page,
      pinnedId: page.content[0]?.id ?? null,
    })),
    // The document of an opened address brings its list; another order is asked for.
    act: (page) => page.getByLabel('Sort by').selectOption('popular'),
    shows: 'Pinned',
  },
  {
    name: 'profile-about',
    path: someone,
    act: (page) => page.getByRole('tab', { name: 'About' }).click(),
    shows: /^[\d,]+ views$/,
  },
  {
    name: 'profile-share',
    path: someone,
    act: (page) => button(page, 'Share').click(),
    shows: 'Copy link',
  },
  {
    name: 'profile-block',
    as: 'fan',
    path: someone,
    act: async (page) => {
      await button(page, 'More options').click()
      await choose(page, 'Block')
    },
    shows: 'Block Northlight Studio?',
  },
  { name: 'profile-own', as: 'creator', path: someone, shows: 'Edit profile' },
  {
    name: 'profile-own-cover',
    as: 'creator',
    path: someone,
    act: (page) => button(page, 'Edit cover').click(),
    shows: 'The wide image at the top of your profile.',
  },
  {
    name: 'profile-own-empty',
    as: 'fan',
    path: '/profile',
    shows: /hasn’t added a bio/,
  },
  {
    name: 'profile-loading',
    path: '/explore/creators',
    given: stall(anyone),
    act: fromTheList,
    shows: 'About',
  },
  {
    name: 'profile-failing',
    path: '/explore/creators',
    given: breakDown(anyone),
    act: fromTheList,
    shows: 'We couldn’t load this profile',
  },
  { name: 'profile-not-found', path: '/profile/nobody_here', shows: 'Profile Not Found' },
  { name: 'become-creator', as: 'fan', path: '/become-a-creator', shows: /Here’s what changes/ },
  {
    name: 'become-creator-failing',
    as: 'fan',
    path: '/become-a-creator',
    given: breakDown('/profile/creator'),
    act: become,
    shows: 'Nothing was changed',
  },
  {
    name: 'become-creator-under-age',
    as: 'fan',
    path: '/become-a-creator',
    given: refuse('/profile/creator', {
      code: 'auth.under-age',
      status: 403,
      detail: problems['auth.under-age'][1],
    }),
    act: become,
    shows: /You need to be 18 or older to sell on Fanfare/,
  },
  {
    name: 'become-creator-already',
    as: 'creator',
    path: '/become-a-creator',
    shows: 'You’re a creator',
  },
]
