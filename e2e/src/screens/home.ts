import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import type { Screen } from '../screens.ts'

const list = /\/api\/content\?/
/** Asked for again by other filters: what came with the document is not asked for. */
const videos = '/?type=video'

/** The work stands below the fold of a phone. */
export const toFeed = (page: Page) =>
  page.locator('#feed').evaluate((heading) => heading.scrollIntoView())

export const home: readonly Screen[] = [
  { name: 'home', path: '/', shows: 'A stage for the work you love' },
  { name: 'home-loading', path: videos, given: stall(list), act: toFeed, shows: 'How it works' },
  {
    name: 'home-failing',
    path: videos,
    given: breakDown(list),
    act: toFeed,
    shows: /couldn’t load/,
  },
  {
    name: 'home-empty',
    as: 'fan',
    path: '/?feed=discover',
    given: answer(list, { content: [], nextCursor: null, hasMore: false }),
    act: toFeed,
    shows: 'No posts yet',
  },
  { name: 'home-fan', as: 'fan', path: '/', shows: 'What are you into?' },
  { name: 'home-newcomer', as: 'newcomer', path: '/', shows: 'Confirm your email' },
  { name: 'home-creator', as: 'creator', path: '/', shows: 'For you' },
  { name: 'you', as: 'follower', path: '/you', shows: 'View your profile', only: 'phone' },
  { name: 'you-creator', as: 'creator', path: '/you', shows: 'Studio', only: 'phone' },
  {
    name: 'studio-more',
    as: 'creator',
    path: '/dashboard',
    only: 'phone',
    act: (page) => button(page, 'More').click(),
    shows: 'Back to Fanfare',
  },
  {
    name: 'account-menu',
    as: 'creator',
    path: '/',
    act: (page) => button(page, /^Your account/).click(),
    shows: 'Sign out',
  },
  {
    name: 'sidebar-drawer',
    path: '/',
    only: 'phone',
    act: (page) => button(page, 'Open sidebar').click(),
    shows: 'Help & support',
  },
  {
    name: 'sidebar-drawer-following',
    as: 'follower',
    path: '/',
    only: 'phone',
    act: (page) => button(page, 'Open sidebar').click(),
    shows: /^All \d+$/,
  },
  {
    name: 'sidebar-closed',
    path: '/',
    only: 'desktop',
    act: (page) => button(page, 'Close sidebar').click(),
    shows: 'A stage for the work you love',
  },
  { name: 'terms', path: '/terms', shows: /^Terms/ },
  { name: 'privacy', path: '/privacy', shows: /^Privacy/ },
  { name: 'help', path: '/help', shows: 'I forgot my password' },
  { name: 'not-found', path: '/no/such/place', shows: 'Page not found' },
  {
    name: 'screen-not-loaded',
    path: '/',
    given: (page) => page.route('**/assets/help-screen-*.js', (route) => route.abort()),
    act: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Help & support' }).click(),
    shows: 'We couldn’t load this page',
  },
]
