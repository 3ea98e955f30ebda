import type { Page } from '@playwright/test'
import { changeRows } from '../src/lib/database.ts'
import { onBoth } from '../src/lib/devices.ts'
import { button, field } from '../src/lib/forms.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import type { Site } from '../src/lib/site.ts'
import { goInStudio } from '../src/lib/studio.ts'
import { newTier, newTierShop, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'
import { chooseFiles } from '../src/lib/wizard.ts'

const list = '/dashboard/subscriptions/tiers'
const preview = (page: Page) => page.getByRole('complementary', { name: 'What fans will see' })
const card = (page: Page, name: string) =>
  page
    .getByRole('tabpanel')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name }) })
const benefits = (page: Page) => page.getByRole('textbox', { name: /^Benefits/ })
const onSale = (page: Page) => page.getByRole('list', { name: 'Tiers on sale' })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

const signIn = (page: Page, site: Site, { session }: Person) =>
  giveSession(page.context(), site, session)
const newCreator = async (page: Page, site: Site) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await signIn(page, site, creator)
  return creator
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript('delete window.showOpenFilePicker')
})

test(
  'a creator makes a tier, sees the card while typing, and a stranger finds it',
  onBoth,
  async ({ page, site, otherBrowser }) => {
    const { username } = await newCreator(page, site)
    await page.goto('/dashboard')
    await goInStudio(page, 'Tiers')
    await expect(page.getByText('No tiers on sale')).toBeVisible()
    await link(page, 'New tier').click()
    await field(page, 'Your monthly price').fill('1.50')
    await button(page, 'Create tier').click()
    await expect(page.getByText('Enter a name')).toBeVisible()
    await expect(page.getByText('Free, or at least 2.99')).toBeVisible()

    await field(page, 'Name').fill('Studio door')
    await benefits(page).fill('The sketchbook\nEvery film in full')
    await field(page, 'Your monthly price').fill('9.99')
    await page.getByLabel('Your yearly price').fill('99.90')
    await page.getByLabel('Free trial').fill('7')
    await page.getByText('Moss', { exact: true }).click()
    const seen = preview(page)
    await expect(seen.getByRole('heading', { name: 'Studio door' })).toBeVisible()
    await expect(seen.getByText('$10.28')).toBeVisible()
    await expect(seen.getByText('or $102.80 a year (save $20.56)')).toBeVisible()
    await expect(seen.getByText('7-day free trial')).toBeVisible()
    await expect(page.getByText('$8.79')).toBeVisible()
    await chooseFiles(page, 'Upload cover', [await makePicture('cover.png')])
    await expect(button(page, 'Replace cover')).toBeVisible()
    await button(page, 'Create tier').click()
    await expect(page.getByText('Studio door is now on sale')).toBeVisible()
    await expect(onSale(page).getByText('(you receive $8.79)')).toBeVisible()

    const stranger = await otherBrowser()
    await stranger.goto(`/profile/${username}`)
    await stranger.getByRole('tab', { name: 'Subscribe' }).click()
    const offered = card(stranger, 'Studio door')
    await expect(offered.getByText('Every film in full')).toBeVisible()
    await expect(offered.getByText(/^\d+ benefits?$/)).toBeVisible()
    await expect(offered).not.toContainText(/\b0 |Nothing/)
    // Made by the pipeline meanwhile, and shown without a reload.
    await expect(offered.locator('img')).toBeVisible()
    await offered.getByRole('link', { name: 'Start 7-day free trial: Studio door' }).click()
    await expect(stranger).toHaveURL(/\/login\?next=%2Fcheckout%3Ftype%3Dsubscription/)
  },
)

test('tiers are edited, put in order, archived and brought back', async ({ page, site }) => {
  const creator = await newCreator(page, site)
  await newTier(creator, { name: 'First' })
  await newTier(creator, { name: 'Second' })
  await page.goto(list)
  const names = onSale(page).getByRole('listitem').getByRole('strong')
  await expect(names).toHaveText(['First', 'Second'])
  await button(page, 'Move Second up').click()
  await expect(names).toHaveText(['Second', 'First'])

  await link(page, 'Edit Second').click()
  await field(page, 'Name').fill('First')
  await button(page, 'Save changes').click()
  await expect(page.getByText('You have a tier of this name already')).toBeVisible()
  await field(page, 'Name').fill('Atelier')
  await page.getByRole('switch', { name: 'Popular' }).check()
  await button(page, 'Save changes').click()
  await expect(page.getByText('Atelier saved')).toBeVisible()
  await expect(names).toHaveText(['Atelier', 'First'])
  await expect(onSale(page).getByText('Popular')).toBeVisible()

  await button(page, 'Archive Atelier').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('Atelier archived')).toBeVisible()
  await expect(names).toHaveText(['First'])
  await button(page, 'Restore Atelier').click()
  await expect(names).toHaveText(['First', 'Atelier'])
})

test('what was typed is not lost without a question', async ({ page, site }) => {
  await newCreator(page, site)
  await page.goto(`${list}/new`)
  await field(page, 'Name').fill('Half a tier')
  await link(page, 'Cancel').click()
  await button(page, 'Stay').click()
  await expect(field(page, 'Name')).toHaveValue('Half a tier')
  await link(page, 'Cancel').click()
  await button(page, 'Leave').click()
  await expect(page.getByText('No tiers on sale')).toBeVisible()
})

test('under a subscriber the promise stays, and a price says what follows', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const { creator, id } = await newTierShop(site)
  await subscribe(person, id)
  const hers = await otherBrowser()
  await signIn(hers, site, creator)
  await hers.goto(`${list}/${id}`)
  await expect(hers.getByText('create a new tier and archive this one')).toBeVisible()
  await expect(hers.getByRole('switch', { name: 'Premium' })).toBeDisabled()
  await page.goto(`/profile/${creator.username}?tab=subscribe`)
  await expect(page.getByText('Your tier')).toBeVisible()

  await button(hers, 'Change price').click()
  const dialog = hers.getByRole('dialog')
  await dialog.getByLabel('Your monthly price').fill('4.99')
  await expect(dialog.getByText('pay $5.13 instead of $10.28')).toBeVisible()
  await dialog.getByLabel('Your monthly price').fill('14.99')
  await expect(
    dialog.getByText('keep paying $10.28. We’ll let them know 30 days ahead'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Change price' }).click()
  await expect(hers.getByText('Price of Harbour light changed')).toBeVisible()
  // The fan's open page hears of it.
  await expect(card(page, 'Harbour light').getByText('$15.42')).toBeVisible()

  await hers.getByLabel('Description').fill('New words for the same promise.')
  await button(hers, 'Save changes').click()
  await expect(hers.getByText('Harbour light saved')).toBeVisible()
  await expect(page.getByText('New words for the same promise.')).toBeVisible()
})

test('its owner sees what fans see, and no way to subscribe', async ({ page, site }) => {
  const { creator } = await newTierShop(site)
  await signIn(page, site, creator)
  await page.goto(`/profile/${creator.username}?tab=subscribe`)
  await expect(card(page, 'Harbour light')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Subscribe:/ })).toHaveCount(0)
  await link(page, 'Edit your tiers').click()
  await expect(onSale(page).getByText('Harbour light')).toBeVisible()
})

test('a tier people have is reworded: they are emailed, and may leave with their unused days', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const { creator, id } = await newTierShop(site)
  const subscription = await subscribe(person, id)
  const hers = await otherBrowser()
  await signIn(hers, site, creator)

  await test.step('the creator reads what follows, and cannot take a benefit away', async () => {
    await hers.goto(`${list}/${id}`)
    await benefits(hers).fill('')
    await expect(hers.getByText('Keep at least 1 benefit:')).toBeVisible()
    await button(hers, 'Save changes').click()
    await expect(hers.getByText('Subscribers signed up for this many')).toBeVisible()
    await benefits(hers).fill('The sketchbook, each Friday\nA print a year')
    await expect(
      hers.getByText('1 subscriber will be emailed the old and new wording in 24 hours'),
    ).toBeVisible()
    await button(hers, 'Save changes').click()
    await expect(onSale(hers).getByText(/subscribers emailed on/)).toBeVisible()
  })

  await test.step('a day later the fan is told, by email and on their subscription', async () => {
    await changeRows(
      `update billing.tier_changes set due_at = due_at - interval '1 day' where tier_id = '${id}'`,
    )
    const mail = await site.inbox.waitFor(person.email, /^What’s included in/)
    expect(mail.text).toMatch(/Before[\s\S]*The sketchbook[\s\S]*Now[\s\S]*A print a year/)
    await page.goto(`/subscriptions?subscription=${subscription}`)
    const now = page.getByRole('region', { name: 'Now', exact: true })
    await expect(now.getByText('A print a year')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Before' })).toContainText('The sketchbook')
  })

  await test.step('ending it returns what is unused', async () => {
    await button(page, 'End now').click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^End now and get \$\d+\.\d\d back$/ })
      .click()
    await expect(page.getByText('Your subscription has ended')).toBeVisible()
    await site.inbox.waitFor(person.email, /Your refund is on its way/)
  })
})
