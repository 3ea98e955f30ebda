import type { Page } from '@playwright/test'
import { button, field } from '../src/lib/forms.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import { goInStudio } from '../src/lib/studio.ts'
import { newTierShop, ownSubscription, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const home = '/dashboard/subscriptions'
const people = (page: Page) =>
  page.getByRole('list', { name: 'Subscribers', exact: true }).getByRole('listitem')
const inDialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name })

/** A creator with one fan who pays, and one who pays nothing yet. */
const opened = async (page: Page, site: Site) => {
  const tierShop = await newTierShop(site)
  const paying = await newPerson(site, { name: 'Noor Vale' })
  const friend = await newPerson(site, { name: 'Mira Okonjo' })
  await subscribe(paying, tierShop.id)
  await giveSession(page.context(), site, tierShop.creator.session)
  return { ...tierShop, paying, friend }
}

test('a creator finds their subscribers, gives access and ends it', async ({ page, site }) => {
  const { friend, paying } = await opened(page, site)
  await page.goto(`${home}/subscribers`)
  await expect(people(page)).toHaveCount(1)
  await expect(people(page).getByText('Renews')).toBeVisible()
  await expect(people(page).getByText('$10.28 paid in total')).toBeVisible()

  await button(page, 'Give access').click()
  await field(page, 'Username').fill('nobody_of_this_name')
  await inDialog(page, 'Give access').click()
  await expect(page.getByText("The user you're looking for doesn't exist.")).toBeVisible()
  await field(page, 'Username').fill(friend.username)
  await page.getByLabel('Duration').selectOption('Until I end it')
  await inDialog(page, 'Give access').click()
  await expect(page.getByText(`${friend.username} now has access`)).toBeVisible()
  await expect(people(page)).toHaveCount(2)
  await expect(people(page).getByText('Complimentary')).toBeVisible()
  expect(await ownSubscription(friend)).toMatchObject({
    basis: 'complimentary',
    access: { open: true, until: null },
  })
  await site.inbox.waitFor(friend.email, /You’ve been given Harbour light/)

  await page.getByLabel('Search by name or username').fill('mira')
  await expect(people(page)).toHaveCount(1)
  await button(page, 'End Mira Okonjo’s subscription').click()
  await expect(page.getByText('no paid days left to refund')).toBeVisible()
  await inDialog(page, 'End now').click()
  await expect(page.getByText('Mira Okonjo’s subscription has ended')).toBeVisible()
  await expect(page.getByText('No subscribers match')).toBeVisible()

  await page.getByLabel('Search by name or username').fill('')
  await button(page, 'End Noor Vale’s subscription').click()
  await expect(page.getByText(/\$10\.\d\d for unused days/)).toBeVisible()
  await inDialog(page, /^End and refund \$10\.\d\d$/).click()
  await expect(page.getByText('Noor Vale’s subscription has ended')).toBeVisible()
  await site.inbox.waitFor(paying.email, /has ended/)
  await button(page, 'Ended').click()
  await expect(people(page)).toHaveCount(2)
})

test('the figures follow who is there, and a file holds them all', async ({ page, site }) => {
  await opened(page, site)
  await page.goto('/dashboard')
  await expect(page.getByText('No one left, 1 in total')).toBeVisible()
  await goInStudio(page, 'Subscribers')
  await expect(page.getByText('1 paying')).toBeVisible()
  await expect(page.getByText('$9.99', { exact: true })).toBeVisible()
  await page.getByText('What this means').nth(1).click()
  await expect(page.getByText('Yearly subscriptions count as one twelfth')).toBeVisible()
  await goInStudio(page, 'Analytics')
  await expect(page.getByText(/1 person joined, 0 left/).first()).toBeVisible()
  await expect(page.getByText('No one had paid 30 days ago')).toBeVisible()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await goInStudio(page, 'Subscribers')
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toBe('fanfare-subscribers.csv')
})

test('on holiday nobody is charged, and the profile says so', async ({
  page,
  site,
  otherBrowser,
}) => {
  const { creator, paying } = await opened(page, site)
  await page.goto(`${home}/overview`)
  await button(page, 'Take a break').click()
  await inDialog(page, 'Take a break').click()
  await expect(page.getByText('Choose a date within the next 60 days')).toBeVisible()
  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
  await field(page, 'Last day').fill(day)
  await inDialog(page, 'Take a break').click()
  await expect(page.getByText(/You’re on a break until/)).toBeVisible()
  expect((await ownSubscription(paying)).holidayUntil).toContain('T')

  const visitor = await otherBrowser()
  await visitor.goto(`/profile/${creator.username}?tab=subscribe`)
  await expect(visitor.getByText(/Ines Harbour is on a break until/)).toBeVisible()
  await button(page, 'End break').click()
  await expect(page.getByText('Your break is over.')).toBeVisible()
  await expect(visitor.getByText(/is on a break until/)).toBeHidden()
})
