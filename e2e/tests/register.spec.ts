import { onBoth } from '../src/lib/devices.ts'
import { button, fillRegistration, title, uploadPicture } from '../src/lib/forms.ts'
import { linkIn, newStranger } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'

test(
  'a stranger registers, confirms the address from the inbox and sets a picture',
  onBoth,
  async ({ page, site }) => {
    const stranger = newStranger()
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: 'Create account' }).click()
    await fillRegistration(page, stranger)
    await button(page, 'Create Account').click()
    await expect(title(page, 'Check your inbox')).toBeVisible()

    const mail = await site.inbox.waitFor(stranger.email, /Confirm your email/)
    await page.goto(linkIn(mail, '/verify'))
    await expect(title(page, 'Your email is confirmed')).toBeVisible()
    await page.getByRole('link', { name: 'Continue to Fanfare' }).click()
    await expect(title(page, `Welcome, ${stranger.name}`)).toBeVisible()

    await page.goto('/settings/profile')
    await expect(page.getByRole('img', { name: 'Your profile photo' })).toBeVisible()
    const { status } = await uploadPicture(page, await makePicture())
    expect(status).toBe(202)
    await expect(page.getByText('Photo updated')).toBeVisible()
    const shown = page.getByRole('img', { name: 'Your profile photo' })
    await expect(shown).toHaveAttribute('src', /\.webp$/)
    // It is a picture and not only an address of one.
    await expect
      .poll(() => shown.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0)

    await page.goto(`/profile/${stranger.username}`)
    const face = page.getByRole('img', { name: `${stranger.name}’s photo` })
    await expect
      .poll(() => face.evaluate((it: HTMLImageElement) => it.naturalWidth))
      .toBeGreaterThan(0)
  },
)

test('what is wrong with a registration is said at the field', async ({ page }) => {
  await page.goto('/register')
  const taken = { ...newStranger(), username: 'northlight' }
  await fillRegistration(page, taken)
  await page.getByLabel('Confirm password').fill('something-else-77')
  await button(page, 'Create Account').click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(taken.password)
  await button(page, 'Create Account').click()
  const username = page.getByLabel('Username', { exact: true })
  await expect(username).toHaveAttribute('aria-invalid', 'true')
  await expect(username).toBeFocused()
})

test('a link that was opened before says so, and a new one can be had', async ({ page, site }) => {
  const stranger = newStranger()
  await page.goto('/register')
  await fillRegistration(page, stranger)
  await button(page, 'Create Account').click()
  await expect(title(page, 'Check your inbox')).toBeVisible()
  await page.goto('/verify?token=not-a-real-one')
  await expect(title(page, 'This link no longer works')).toBeVisible()
  const mails = () => site.inbox.list(stranger.email)
  await expect.poll(async () => (await mails()).length).toBe(1)
  await button(page, 'Send a new link').click()
  await expect(page.getByText(/We sent a new link/)).toBeVisible()
  await expect.poll(async () => (await mails()).length).toBe(2)
  // The first link ended with the second, which is the newest.
  const newest = (await mails())[0]
  await page.goto(linkIn(newest ?? { text: '' }, '/verify'))
  await expect(title(page, 'Your email is confirmed')).toBeVisible()
})
