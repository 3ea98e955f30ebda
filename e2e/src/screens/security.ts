import type { Page } from '@playwright/test'
import { button, field } from '../lib/forms.ts'
import { answer, breakDown, stall } from '../lib/network.ts'
import type { World } from '../lib/world.ts'
import type { Screen } from '../screens.ts'

const path = '/settings/privacy'
const sharing = '/profile/settings/data-sharing'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const uri = `otpauth://totp/Fanfare:robin?secret=${secret}&issuer=Fanfare`
const recoveryCodes = Array.from({ length: 10 }, (_, at) => `k7wq${at}-m3x${at}p`)

const press = (name: string | RegExp) => (page: Page) => button(page, name).click()

const scrollTo = (title: string) => (page: Page) =>
  page
    .getByRole('heading', { name: title })
    .evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
const toSharing = scrollTo('Data Sharing')
const toFollowing = scrollTo('Who You Follow')
const toHidden = scrollTo('Blocked and Muted People')

const toScan = async (page: Page, { fan }: World) => {
  await button(page, 'Set up').click()
  await field(page, 'Your password').fill(fan.password)
  await button(page, 'Continue').click()
}
const toCodes = async (page: Page, world: World) => {
  await toScan(page, world)
  await field(page, 'Code from your app').fill('123456')
}
const begun = answer('/auth/second-factor', { secret, uri })

/** Somebody who is not in the demo world, which has no quarrels. */
const larry = {
  id: '018f0000-0000-7000-8000-00000000000a',
  username: 'loud_larry',
  displayName: 'Loud Larry',
  picture: null,
  isVerified: false,
  sellsTiers: false,
  since: '2026-10-02T10:00:00.000Z',
}
const end = { nextCursor: null, hasMore: false }

export const security: readonly Screen[] = [
  { name: 'settings-privacy', as: 'fan', path, shows: 'Sign out all other devices' },
  {
    name: 'settings-sharing',
    as: 'fan',
    path,
    given: answer(sharing, { on: true, ageRange: '25-34', gender: null }),
    act: toSharing,
    shows: /Creators can’t see any of these totals yet/,
  },
  {
    name: 'settings-sharing-loading',
    as: 'fan',
    path,
    given: stall(sharing),
    act: toSharing,
    shows: 'Data Sharing',
  },
  {
    name: 'settings-sharing-failing',
    as: 'fan',
    path,
    given: breakDown(sharing),
    act: toSharing,
    shows: 'We couldn’t load your data sharing setting',
  },
  {
    name: 'settings-hidden-people',
    as: 'fan',
    path,
    given: async (page) => {
      await answer('/social/blocked*', { blocked: [larry], ...end })(page)
      await answer('/social/muted*', { muted: [larry], ...end })(page)
    },
    act: toHidden,
    shows: 'Unblock',
  },
  {
    name: 'settings-hidden-people-none',
    as: 'fan',
    path,
    act: toHidden,
    shows: 'You haven’t blocked anyone.',
  },
  {
    name: 'settings-hidden-people-failing',
    as: 'fan',
    path,
    given: breakDown('/social/blocked*'),
    act: toHidden,
    shows: 'We couldn’t load your blocked people',
  },
  {
    name: 'settings-following',
    as: 'fan',
    path,
    act: toFollowing,
    shows: 'Show who I follow',
  },
  {
    name: 'settings-following-failing',
    as: 'fan',
    path,
    given: breakDown('/profile/settings/following'),
    act: toFollowing,
    shows: 'We couldn’t load this setting',
  },
  { name: 'settings-privacy-newcomer', as: 'newcomer', path, shows: 'Not confirmed' },
  { name: 'settings-privacy-secured', as: 'secured', path, shows: 'New recovery codes' },
  { name: 'devices-loading', as: 'fan', path, given: stall('/auth/devices'), shows: 'Devices' },
  {
    name: 'devices-failing',
    as: 'fan',
    path,
    given: breakDown('/auth/devices'),
    shows: 'We couldn’t load your devices',
  },
  {
    name: 'devices-confirm',
    as: 'fan',
    path,
    act: press('Sign out all other devices'),
    shows: 'Sign out all other devices?',
  },
  {
    name: 'change-password',
    as: 'fan',
    path,
    act: press('Change password'),
    shows: 'Change your password',
  },
  {
    name: 'second-factor-password',
    as: 'fan',
    path,
    act: press('Set up'),
    shows: 'Set up two-factor authentication',
  },
  {
    name: 'second-factor-scan',
    as: 'fan',
    path,
    given: begun,
    act: async (page, world) => {
      await toScan(page, world)
      await page.getByRole('img', { name: 'QR code for your app' }).waitFor()
    },
    shows: 'Scan with your app',
  },
  {
    name: 'second-factor-codes',
    as: 'fan',
    path,
    given: async (page) => {
      await begun(page)
      await answer('/auth/second-factor/enable', { recoveryCodes })(page)
    },
    act: toCodes,
    shows: 'Save your recovery codes',
  },
  {
    name: 'second-factor-off',
    as: 'secured',
    path,
    act: press('Turn off'),
    shows: 'Turn off two-factor authentication',
  },
]
