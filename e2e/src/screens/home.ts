import { button } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import type { Screen } from '../screens.ts'

const list = '/profile/creators*'

export const home: readonly Screen[] = [
  { name: 'home', path: '/', shows: 'Show more' },
  { name: 'home-loading', path: '/', given: stall(list), shows: 'Creators' },
  { name: 'home-failing', path: '/', given: breakDown(list), shows: /could not be loaded/ },
  {
    name: 'home-empty',
    path: '/',
    given: answer(list, { creators: [], nextCursor: null }),
    shows: 'No creators yet',
  },
  { name: 'home-fan', as: 'fan', path: '/', shows: /^Welcome/ },
  { name: 'home-newcomer', as: 'newcomer', path: '/', shows: 'Confirm your e-mail' },
  { name: 'home-creator', as: 'creator', path: '/', shows: /^Welcome/ },
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
    act: (page) => button(page, 'Open the sidebar').click(),
    shows: 'Help & support',
  },
  {
    name: 'sidebar-closed',
    path: '/',
    only: 'desktop',
    act: (page) => button(page, 'Close the sidebar').click(),
    shows: 'Show more',
  },
  { name: 'terms', path: '/terms', shows: /^Terms/ },
  { name: 'privacy', path: '/privacy', shows: /^Privacy/ },
  { name: 'help', path: '/help', shows: 'I forgot my password' },
  { name: 'not-found', path: '/no/such/place', shows: 'There is nothing at this address' },
  {
    name: 'screen-not-loaded',
    path: '/',
    given: (page) => page.route('**/assets/help-screen-*.js', (route) => route.abort()),
    act: (page) =>
      page.getByRole('contentinfo').getByRole('link', { name: 'Help & support' }).click(),
    shows: 'This screen could not be loaded',
  },
]
