import type { NotificationSettings } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, field, title } from '../src/lib/forms.ts'
import { giveSession, linkIn, newPerson, type Person } from '../src/lib/people.ts'
import { newTierShop, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const path = '/settings/notifications'
const settingsOf = ({ session }: Person): Promise<NotificationSettings> =>
  session.call('readNotificationSettings')
const channelsOf = (page: Page, name: string) =>
  page.getByRole('group', { name: `${name}: where we tell you` })
const push = (page: Page, name: string) =>
  channelsOf(page, name).getByRole('switch', { name: 'Push' })
const email = (page: Page, name: string) => channelsOf(page, name).getByLabel('Email')

test(
  'channels are kept, and are there in another browser',
  onBoth,
  async ({ page, site, person, otherBrowser }) => {
    await page.goto(path)
    await email(page, 'Comments & Likes').selectOption('Right away')
    await push(page, 'Comments & Likes').uncheck()
    await email(page, 'New posts').selectOption('Off')
    await expect
      .poll(async () => (await settingsOf(person)).channels)
      .toMatchObject({
        commentsAndLikes: { inApp: true, email: 'now', push: false },
        newPosts: { inApp: true, email: 'off', push: true },
      })

    const elsewhere = await otherBrowser()
    await giveSession(elsewhere.context(), site, person.session)
    await elsewhere.goto(path)
    await page.reload()
    for (const one of [page, elsewhere]) {
      await expect(email(one, 'Comments & Likes')).toHaveValue('now')
      await expect(push(one, 'Comments & Likes')).not.toBeChecked()
      await expect(push(one, 'Payment Updates')).toBeChecked()
      await expect(email(one, 'New posts')).toHaveValue('off')
    }

    // What is off has no channels to choose; they are as they were when it is on again.
    const comments = page.getByRole('switch', { name: 'Comments & Likes' })
    await comments.uncheck()
    await expect(channelsOf(page, 'Comments & Likes')).toBeHidden()
    await comments.check()
    await expect(email(page, 'Comments & Likes')).toHaveValue('now')
  },
)

test('a channel that could not be kept goes back and says so', async ({ page, person }) => {
  await page.goto(path)
  await expect(email(page, 'Comments & Likes')).toHaveValue('daily')
  await page.route('**/api/notifications/settings', (route) => route.abort())
  await email(page, 'Comments & Likes').selectOption('Off')
  await expect(page.getByText(/We couldn’t save that/)).toBeVisible()
  await expect(email(page, 'Comments & Likes')).toHaveValue('daily')
  expect((await settingsOf(person)).channels.commentsAndLikes.email).toBe('daily')
})

test.describe('somebody in Nairobi', () => {
  test.use({ timezoneId: 'Africa/Nairobi' })

  test('has their own time zone without choosing it, until they choose another', async ({
    page,
    person,
  }) => {
    expect((await settingsOf(person)).timeZone).toBeNull()
    await page.goto(path)
    const zone = field(page, 'Time zone')
    await expect(zone.getByRole('option').first()).toHaveText('Africa/Nairobi (this device)')
    await expect.poll(async () => (await settingsOf(person)).timeZone).toBe('Africa/Nairobi')
    await zone.selectOption('Europe/Lisbon')
    await expect.poll(async () => (await settingsOf(person)).timeZone).toBe('Europe/Lisbon')
    await page.reload()
    await expect(zone).toHaveValue('Europe/Lisbon')
  })
})

test('quiet hours are set by keyboard alone', async ({ page, person }) => {
  await page.goto(path)
  const quiet = page.getByRole('switch', { name: 'Quiet hours' })
  await quiet.focus()
  await page.keyboard.press('Space')
  await expect(quiet).toBeChecked()
  await expect(field(page, 'From')).toHaveValue('22:00')
  await page.keyboard.press('Tab')
  await expect(field(page, 'From')).toBeFocused()
  // Arrows: what is typed depends on how fast it is.
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'From')).toHaveValue('21:00')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(field(page, 'Until')).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect.poll(async () => (await settingsOf(person)).quietHours?.from).toBe('21:00')
  await field(page, 'Until').fill('21:00')
  await expect(page.getByText('Choose an end that’s different from the start')).toBeVisible()
  await page.keyboard.press('Enter')
  expect((await settingsOf(person)).quietHours?.until).toBe('07:00')
  await field(page, 'Until').fill('07:15')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await settingsOf(person)).quietHours)
    .toEqual({ from: '21:00', until: '06:15' })
  await page.reload()
  await expect(field(page, 'Until')).toHaveValue('06:15')
  await quiet.uncheck()
  await expect(field(page, 'Until')).toBeHidden()
  await expect.poll(async () => (await settingsOf(person)).quietHours).toBeNull()
})

test('whoever has the link of an email unsubscribes without signing in, and undoes it', async ({
  page,
  site,
}) => {
  const { creator, id } = await newTierShop(site)
  await subscribe(await newPerson(site), id)
  const mail = await site.inbox.waitFor(creator.email, /subscribed to you/)
  const link = linkIn(mail, '/unsubscribe')
  const kept = async () => (await settingsOf(creator)).channels.newSubscriptions.email

  await page.goto(link)
  await expect(title(page, 'Unsubscribe from emails about New Subscriptions?')).toBeVisible()
  expect(await kept()).toBe('now')
  await button(page, 'Unsubscribe').click()
  await expect(
    page.getByText('You won’t get emails about New Subscriptions anymore.'),
  ).toBeVisible()
  await expect(title(page, 'You’re unsubscribed')).toBeFocused()
  expect(await kept()).toBe('off')

  await page.reload()
  await expect(title(page, 'You’re unsubscribed')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByText('You’ll get emails about New Subscriptions again.')).toBeVisible()
  expect(await kept()).toBe('now')
  await page.getByRole('link', { name: 'All notification settings' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
})

test('an unsubscribe link that is not whole changes nothing and says so', async ({ page }) => {
  for (const search of ['', '?token=commentsAndLikes.018f']) {
    await page.goto(`/unsubscribe${search}`)
    await expect(title(page, 'This link doesn’t work')).toBeVisible()
  }
})
