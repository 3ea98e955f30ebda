import type { NotificationSettings } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button, field } from '../lib/forms.ts'
import { alter, answer, breakDown, stall } from '../lib/network.ts'
import { standInForPushManager } from '../lib/push.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const profile = '/settings/profile'
const stored = '/notifications/settings'

const pushedTo = {
  id: '018f0000-0000-7000-8000-000000000000',
  name: 'Safari on iPhone',
  turnedOnAt: '2026-05-04T08:00:00.000Z',
  current: false,
}

/** A browser that could be turned on. */
const nowhere = { endpoint: 'https://push.example', keys: { p256dh: '', auth: '' } }

const choosePicture = async (page: Page, { picture }: World) => {
  await page.getByLabel('Photo file').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Zoom' }).fill('1.4')
}
const sendPicture = async (page: Page, world: World) => {
  await choosePicture(page, world)
  await button(page, 'Use photo').click()
}
const chooseCover = async (page: Page, { picture }: World) => {
  await page.getByLabel('Cover image file').setInputFiles(picture)
  await page.getByRole('slider', { name: 'Zoom' }).fill('1.4')
}
const typeName = (page: Page) => field(page, 'Display name').fill('Robin of the Castle')

export const settings: readonly Screen[] = [
  { name: 'settings', as: 'fan', path: '/settings', shows: 'Privacy & Security' },
  { name: 'settings-profile', as: 'creator', path: profile, shows: 'Save Changes' },
  { name: 'settings-profile-new', as: 'newcomer', path: profile, shows: 'Upload photo' },
  {
    name: 'settings-profile-unsaved',
    as: 'fan',
    path: profile,
    act: typeName,
    shows: 'Not saved yet',
  },
  {
    name: 'settings-profile-leave',
    as: 'fan',
    path: profile,
    act: async (page) => {
      await typeName(page)
      await page.getByRole('link', { name: 'Fanfare, home' }).click()
    },
    shows: 'Leave without saving?',
  },
  {
    name: 'settings-profile-taken',
    as: 'fan',
    path: profile,
    act: async (page) => {
      await field(page, 'Username').fill('northlight')
      await button(page, 'Save Changes').click()
    },
    shows: /taken/,
  },
  {
    name: 'settings-profile-failing',
    as: 'fan',
    path: profile,
    given: breakDown('/profile/*'),
    act: async (page) => {
      await typeName(page)
      await button(page, 'Save Changes').click()
    },
    shows: 'Profile update failed',
  },
  {
    name: 'settings-picture-crop',
    as: 'fan',
    path: profile,
    act: choosePicture,
    shows: 'Use photo',
  },
  {
    name: 'settings-picture-processing',
    as: 'fan',
    path: profile,
    given: async (page) => {
      await answer('/upload/presigned', {
        file_id: 'shown-only',
        upload_url: '/shown-only',
        headers: {},
        expiresAt: new Date().toISOString(),
      })(page)
      await page.route('**/shown-only', (route) => route.fulfill({ status: 200 }))
      await answer(
        '/upload/avatar',
        { user: { picture: null, pictureProcessing: true } },
        202,
      )(page)
      await stall('/auth/profile')(page)
    },
    act: sendPicture,
    shows: 'Processing…',
  },
  {
    name: 'settings-picture-failing',
    as: 'fan',
    path: profile,
    given: breakDown('/upload/presigned'),
    act: sendPicture,
    shows: 'Your photo wasn’t changed',
  },
  {
    name: 'settings-cover-crop',
    as: 'fan',
    path: profile,
    act: chooseCover,
    shows: 'Use cover image',
  },
  {
    name: 'settings-cover-failing',
    as: 'fan',
    path: profile,
    given: breakDown('/upload/presigned'),
    act: async (page, world) => {
      await chooseCover(page, world)
      await button(page, 'Use cover image').click()
    },
    shows: 'Your cover image wasn’t changed',
  },
  {
    name: 'settings-change-email',
    as: 'fan',
    path: profile,
    act: (page) => button(page, /^Change( email)?$/).click(),
    shows: 'Change your email',
  },
  {
    name: 'settings-notifications',
    as: 'fan',
    path: '/settings/notifications',
    shows: 'Comments & Likes',
  },
  {
    name: 'settings-notifications-quiet',
    as: 'fan',
    path: '/settings/notifications',
    given: alter<NotificationSettings>(stored, (kept) => ({
      ...kept,
      directMessages: false,
      timeZone: 'Europe/Lisbon',
      quietHours: { from: '22:00', until: '07:00' },
    })),
    shows: 'Until',
  },
  {
    name: 'settings-notifications-wrong-hours',
    as: 'fan',
    path: '/settings/notifications',
    given: alter<NotificationSettings>(stored, (kept) => ({
      ...kept,
      timeZone: 'Europe/Lisbon',
      quietHours: { from: '22:00', until: '07:00' },
    })),
    act: (page) => field(page, 'Until').fill('22:00'),
    shows: 'Choose an end that’s different from the start',
  },
  {
    name: 'settings-push-elsewhere',
    as: 'fan',
    path: '/settings/notifications',
    given: async (page) => {
      await standInForPushManager(page, nowhere)
      await answer('/notifications/push/devices', { devices: [pushedTo] })(page)
    },
    act: (page) => button(page, 'Remove Safari on iPhone').scrollIntoViewIfNeeded(),
    shows: 'Safari on iPhone',
  },
  {
    name: 'settings-push-blocked',
    as: 'fan',
    path: '/settings/notifications',
    given: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { value: 'denied' })
      }),
    act: (page) => page.getByText('Blocked in this browser').scrollIntoViewIfNeeded(),
    shows: 'Blocked in this browser',
  },
  {
    name: 'settings-push-home-screen',
    as: 'fan',
    path: '/settings/notifications',
    given: (page) =>
      page.addInitScript(() => {
        Reflect.deleteProperty(window, 'PushManager')
        Object.defineProperty(navigator, 'userAgent', { value: 'iPhone' })
      }),
    act: (page) => page.getByText('Add Fanfare to your Home Screen').scrollIntoViewIfNeeded(),
    shows: 'Add Fanfare to your Home Screen',
  },
  {
    name: 'settings-push-failing',
    as: 'fan',
    path: '/settings/notifications',
    given: breakDown('/notifications/push/devices'),
    act: (page) =>
      page.getByText('We couldn’t load your push notifications').scrollIntoViewIfNeeded(),
    shows: 'We couldn’t load your push notifications',
  },
  {
    name: 'settings-notifications-loading',
    as: 'fan',
    path: '/settings/notifications',
    given: stall(stored),
    shows: 'Changes are saved right away.',
  },
  {
    name: 'settings-notifications-failing',
    as: 'fan',
    path: '/settings/notifications',
    given: breakDown(stored),
    shows: /couldn’t load/,
  },
  {
    name: 'settings-appearance',
    as: 'fan',
    path: '/settings/appearance',
    tellsTheme: true,
    shows: 'Lagoon',
  },
  { name: 'settings-help', as: 'fan', path: '/settings/help', shows: 'Send message' },
  {
    name: 'settings-help-sent',
    as: 'fan',
    path: '/settings/help',
    given: answer('/support/messages', { reference: 'FF-7K2M' }, 202),
    act: async (page) => {
      await field(page, 'Message').fill('The page stays empty after I sign in.')
      await button(page, 'Send message').click()
    },
    shows: 'FF-7K2M',
  },
]
