import { problems } from '@fanfare/contract'
import { onBoth } from '../src/lib/devices.ts'
import { button, field, fillRegistration, title } from '../src/lib/forms.ts'
import { giveSession, newPerson, newStranger } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'
import { startContent } from '../src/lib/wizard.ts'

const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`

test('registering as a creator asks for a birth date of 18 or more', onBoth, async ({ page }) => {
  await page.goto('/register')
  await expect(field(page, 'Birth date')).toBeHidden()
  await page.getByText('Creator', { exact: true }).click()
  await fillRegistration(page, newStranger())
  await button(page, 'Create Account').click()
  await expect(page.getByText('Enter your birth date')).toBeVisible()
  await field(page, 'Birth date').fill(yearsAgo(17))
  await button(page, 'Create Account').click()
  await expect(
    page.getByText(/You need to be 18 or older to sell. You can still join/),
  ).toBeVisible()
  await field(page, 'Birth date').fill(yearsAgo(30))
  await button(page, 'Create Account').click()
  await expect(title(page, 'Check your inbox')).toBeVisible()
})

test('who is under 18 can still join as a subscriber', async ({ page }) => {
  await page.goto('/register?type=creator')
  await fillRegistration(page, newStranger())
  await field(page, 'Birth date').fill(yearsAgo(17))
  await button(page, 'Create Account').click()
  await expect(page.getByText(/You can still join as a subscriber/)).toBeVisible()
  await page.getByText('Subscriber', { exact: true }).click()
  await button(page, 'Create Account').click()
  await expect(title(page, 'Check your inbox')).toBeVisible()
})

test('a creator from before is asked when they sell, and goes on', async ({
  page,
  context,
  site,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
  await startContent(page, 'Article')
  await field(page, 'Title').fill('Notes on weather')
  await page.getByRole('textbox', { name: 'Article text' }).click()
  await page.keyboard.type('It rained for a week.')
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Review & Publish/ }).click()
  await page.getByRole('checkbox', { name: /I made this or have the rights/ }).check()
  // Everyone here has given one, so the first answer is that of an account which has not.
  const code = 'auth.birth-date-needed'
  const [status, detail] = problems[code]
  const problem = { type: 'about:blank', title: 'Not allowed', status, code, detail }
  await page.route(
    (url) => url.pathname.endsWith('/publish'),
    (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      }),
    { times: 1 },
  )
  await button(page, 'Publish Content').click()
  const dialog = page.getByRole('dialog', { name: 'Add your birth date' })
  await dialog.getByRole('button', { name: 'Save birth date' }).click()
  await expect(dialog.getByText('Enter your birth date')).toBeVisible()
  await dialog.getByLabel('Birth date').fill('1980-01-01')
  await dialog.getByRole('button', { name: 'Save birth date' }).click()
  await expect(dialog.getByText(/We already have a birth date for you/)).toBeVisible()
  await dialog.getByLabel('Birth date').fill('1990-04-12')
  await dialog.getByRole('button', { name: 'Save birth date' }).click()
  await expect(dialog).toBeHidden()
  await button(page, 'Publish Content').click()
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
})
