import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { breakDown, stall } from '../lib/network.ts'
import type { Screen } from '../screens.ts'

/** From the list, because an opened address brings its person with it. */
const fromTheList = (page: Page) =>
  page
    .getByRole('region', { name: 'Creators' })
    .getByRole('article')
    .getByRole('link')
    .first()
    .click()

const someone = '/profile/northlight'
/** Anyone's, but not the list itself. */
const anyone = /\/api\/profile\/(?!creators)\w+$/

export const profiles: readonly Screen[] = [
  { name: 'profile', path: someone, shows: 'Harbor before snow' },
  {
    name: 'profile-about',
    path: someone,
    act: (page) => page.getByRole('tab', { name: 'About' }).click(),
    shows: /^[\d,]+ views$/,
  },
  { name: 'profile-own', as: 'creator', path: someone, shows: 'Edit profile' },
  {
    name: 'profile-own-empty',
    as: 'fan',
    path: '/profile',
    shows: /hasn’t added a bio/,
  },
  {
    name: 'profile-loading',
    path: '/',
    given: stall(anyone),
    act: fromTheList,
    shows: 'About',
  },
  {
    name: 'profile-failing',
    path: '/',
    given: breakDown(anyone),
    act: fromTheList,
    shows: 'We couldn’t load this profile',
  },
  { name: 'profile-not-found', path: '/profile/nobody_here', shows: 'Profile Not Found' },
  { name: 'become-creator', as: 'fan', path: '/become-a-creator', shows: /One step/ },
  {
    name: 'become-creator-failing',
    as: 'fan',
    path: '/become-a-creator',
    given: breakDown('/profile/creator'),
    act: (page) => button(page, 'Become a creator').click(),
    shows: 'Nothing was changed',
  },
  {
    name: 'become-creator-already',
    as: 'creator',
    path: '/become-a-creator',
    shows: 'You’re a creator',
  },
]
