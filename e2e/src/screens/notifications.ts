import type { UnreadNotifications } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button } from '../lib/forms.ts'
import { alter, answer, breakDown, stall } from '../lib/network.ts'
import type { Screen } from '../screens.ts'

const path = '/notifications'
/** The list itself, not its numbers. */
const list = /\/api\/notifications\?/

const openBell = (page: Page) => button(page, /^Notifications(, .+ new)?$/).click()

const selectTwo = async (page: Page) => {
  const boxes = page.getByRole('checkbox', { name: /^Select: / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
}

const openMenu = (page: Page) => button(page, 'More options').first().click()

const unsubscribe = /\/api\/notifications\/unsubscribe\?/
const unsubscribePath = '/unsubscribe?token=shown-only'
const subscription = { list: 'commentsAndLikes', title: 'Comments & Likes', email: 'daily' }

export const notifications: readonly Screen[] = [
  {
    name: 'notifications-bell',
    as: 'creator',
    path: '/',
    given: alter<UnreadNotifications>('/notifications/unread', (known) => ({
      ...known,
      unseen: 100,
    })),
    shows: '99+',
  },
  {
    name: 'notifications-dropdown',
    as: 'creator',
    path: '/',
    act: openBell,
    shows: /^(just now|\d+[mhd] ago)$/,
  },
  {
    name: 'notifications-dropdown-empty',
    as: 'fan',
    path: '/',
    act: openBell,
    shows: 'No notifications',
  },
  {
    name: 'notifications-dropdown-loading',
    as: 'creator',
    path: '/',
    given: stall(list),
    act: openBell,
    shows: 'See all notifications',
  },
  {
    name: 'notifications-dropdown-failing',
    as: 'creator',
    path: '/',
    given: breakDown(list),
    act: openBell,
    shows: 'We couldn’t load your notifications',
  },
  { name: 'notifications', as: 'creator', path, shows: /^Showing \d+ of \d+/ },
  {
    name: 'notifications-selected',
    as: 'creator',
    path,
    act: selectTwo,
    shows: '2 selected',
  },
  { name: 'notifications-menu', as: 'creator', path, act: openMenu, shows: 'Fewer like this' },
  {
    name: 'notifications-important',
    as: 'secured',
    path,
    shows: 'Important',
  },
  {
    name: 'notifications-mentions',
    as: 'follower',
    path: `${path}?tab=comments`,
    shows: /mentioned you in a comment/,
  },
  { name: 'notifications-empty', as: 'fan', path, shows: 'No notifications' },
  {
    name: 'notifications-no-match',
    as: 'creator',
    path: `${path}?q=nothing+says+this`,
    shows: 'No matching notifications',
  },
  {
    name: 'notifications-loading',
    as: 'creator',
    path,
    given: stall(list),
    shows: 'Search notifications',
  },
  {
    name: 'notifications-failing',
    as: 'creator',
    path,
    given: breakDown(list),
    shows: 'We couldn’t load your notifications',
  },
  {
    name: 'unsubscribe',
    path: unsubscribePath,
    given: answer(unsubscribe, subscription),
    shows: 'Unsubscribe from emails about Comments & Likes?',
  },
  {
    name: 'unsubscribe-done',
    path: unsubscribePath,
    given: answer(unsubscribe, { ...subscription, email: 'off' }),
    shows: 'You won’t get emails about Comments & Likes anymore.',
  },
  { name: 'unsubscribe-bad-link', path: '/unsubscribe', shows: 'This link doesn’t work' },
  {
    name: 'unsubscribe-loading',
    path: unsubscribePath,
    given: stall(unsubscribe),
    shows: 'Loading',
  },
  {
    name: 'unsubscribe-failing',
    path: unsubscribePath,
    given: breakDown(unsubscribe),
    shows: 'We couldn’t load this page',
  },
]
