import { askAfterOpening } from '../src/lib/claiming.ts'
import { addressOf } from '../src/lib/contents.ts'
import { expectSmaller } from '../src/lib/cover.ts'
import { onPhone } from '../src/lib/devices.ts'
import { button, field } from '../src/lib/forms.ts'
import { breakDown } from '../src/lib/network.ts'
import { giveSession, linkIn, newPerson, signInAgain } from '../src/lib/people.ts'
import { startVideo } from '../src/lib/playing.ts'
import { newTier, newTierShop, subscribe } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'
import { startContent } from '../src/lib/wizard.ts'

test('what strangers read is whole', async ({ page, site }) => {
  await test.step('a card says that it is free, and its category', async () => {
    await page.goto('/profile/northlight')
    const card = page.getByRole('listitem').filter({ hasText: 'Three skies over one roof' })
    await expect(card.getByText('Free', { exact: true })).toBeVisible()
    await expect(card.getByText('Art', { exact: true })).toBeVisible()
  })

  await test.step('a profile is shared by link, service and QR code', async () => {
    await button(page, 'Share').click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused()
    await expect(dialog.getByRole('link')).toHaveText(['X', 'Facebook', 'WhatsApp', 'Email'])
    await expect(dialog.getByRole('img')).toBeHidden()
    await dialog.getByText('QR code').click()
    await expect(dialog.getByRole('img', { name: /^QR code for/ })).toBeVisible()
  })

  await test.step('a part of the page that fails says so, and comes back', async () => {
    await breakDown('/content/*/related')(page)
    await page.goto(await addressOf(site, 'gallery'))
    const said = page.getByText('We couldn’t load related posts.')
    await said.scrollIntoViewIfNeeded()
    await expect(said).toBeVisible()
    await page.unrouteAll()
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: /^More from/ })).toBeVisible()
  })

  await test.step('a taken username is not promised', async () => {
    await page.goto('/register')
    await field(page, 'Username').fill('northlight')
    await expect(page.getByText('@northlight is taken')).toBeVisible()
    await field(page, 'Username').fill('northlight_2')
    await expect(
      page.getByText('Available. Your page will be at /profile/northlight_2'),
    ).toBeVisible()
  })
})

test('the banner goes in every open tab once the email is confirmed', async ({
  context,
  page,
  site,
}) => {
  const person = await newPerson(site, { verified: false })
  await giveSession(context, site, person.session)
  await page.goto('/help')
  const banner = page.getByRole('region', { name: 'Confirm your email' })
  await expect(banner).toBeVisible()
  const mail = await site.inbox.waitFor(person.email, /Confirm your email/)
  const token = new URL(linkIn(mail, '/verify')).searchParams.get('token') ?? ''
  const elsewhere = await signInAgain(site, person)
  await elsewhere.call('verifyEmail', { body: { token } })
  await expect(banner).toBeHidden()
})

test('a fan changes tiers where they are offered', async ({ page, site, person }) => {
  const { creator, id } = await newTierShop(site)
  await newTier(creator, { name: 'Front row', price: { amount: 1999, currency: 'USD' } })
  await subscribe(person, id)
  const profile = `/profile/${creator.username}?tab=subscribe`
  await page.goto(profile)
  await button(page, 'Change to this tier').click()
  const dialog = page.getByRole('dialog', { name: 'Change tier' })
  await expect(dialog.getByRole('radio', { name: /^Front row/ })).toBeChecked()
  await expect(dialog.getByText(/\$20\.57/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(profile)
})

test('a creator learns what waits for them', async ({ context, page, site }) => {
  const { creator } = await askAfterOpening(site)
  await giveSession(context, site, creator.session)

  await test.step('the overview names pending money and requests with their deadline', async () => {
    await page.goto('/dashboard')
    await expect(page.getByText(/^Refund request from /)).toBeVisible()
    await expect(page.getByText('2 days left')).toBeVisible()
    await expect(page.getByText('Pending', { exact: true })).toBeVisible()
    await expect(page.getByText('$8.79').first()).toBeVisible()
  })

  await test.step('the tier editor says that silence costs renewals', async () => {
    await page.goto('/dashboard/subscriptions/tiers/new')
    await expect(page.getByText(/If you don’t publish for 60 days/)).toBeVisible()
  })

  await test.step('a cover is made smaller before it is sent', async () => {
    await context.addInitScript('delete window.showOpenFilePicker')
    await startContent(page, 'Article')
    await button(page, 'Details').click()
    await expectSmaller(page)
  })
})

test('captions stand above the controls', onPhone, async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  // Not where it happens to be: between two lines nothing is said.
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.pause()
    video.currentTime = 0.3
  })
  await button(page, 'Settings').click()
  await page
    .getByRole('group', { name: /^Captions/ })
    .getByRole('radio')
    .nth(1)
    .click()
  await page.keyboard.press('Escape')
  const lines = page.locator('[data-captions]')
  await expect(lines).toBeVisible()
  const [said, controls] = [await lines.boundingBox(), await button(page, 'Play (k)').boundingBox()]
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0)
})
