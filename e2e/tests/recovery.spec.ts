import type { Page } from '@playwright/test'
import { appCode, wrongCode } from '../src/lib/app-code.ts'
import { button, field, fillSignIn, title } from '../src/lib/forms.ts'
import { linkIn, newPerson, newSecuredPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const welcome = (page: Page) => title(page, /^Welcome, /)

test('someone turns the second factor on and signs in with it, after a wrong code', async ({
  page,
  person,
}) => {
  await page.goto('/settings/privacy')
  await button(page, 'Set up').click()
  await field(page, 'Your password').fill(person.password)
  await button(page, 'Continue').click()
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){3,}/).textContent()) ?? ''
  await field(page, 'Code from your app').fill(wrongCode(secret))
  await expect(dialog.getByText(/code isn’t right/i)).toBeVisible()
  await expect(field(page, 'Code from your app')).toHaveValue('')
  await field(page, 'Code from your app').fill(appCode(secret, -1))
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  await button(page, 'I’ve saved them').click()
  await expect(page.getByText('Two-factor authentication is on')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await fillSignIn(page, person.email, person.password)
  await expect(title(page, 'Enter your code')).toBeVisible()
  await field(page, 'Code from your app').fill(wrongCode(secret))
  await expect(page.getByText(/code isn’t right/i)).toBeVisible()
  await expect(field(page, 'Code from your app')).toBeFocused()
  await field(page, 'Code from your app').fill(appCode(secret))
  await expect(welcome(page)).toBeVisible()
})

test('a lost password is replaced from the inbox, and the old one is worth nothing', async ({
  page,
  site,
}) => {
  const person = await newPerson(site)
  await page.goto('/login')
  await fillSignIn(page, person.email, 'was-it-this-one-9')
  await expect(page.getByText('Login failed')).toBeVisible()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(field(page, 'Email')).toHaveValue(person.email)
  await button(page, 'Send link').click()
  await expect(title(page, 'Check your inbox')).toBeVisible()

  const link = linkIn(
    await site.inbox.waitFor(person.email, /Reset your password/),
    '/reset-password',
  )
  const fresh = 'harbour-thistle-58'
  await page.goto(link)
  await field(page, 'New password').fill(fresh)
  await field(page, 'Confirm password').fill(fresh)
  await button(page, 'Change password').click()
  await expect(title(page, 'Password changed')).toBeVisible()
  // What was signed in before is not any more.
  await expect(person.session.call('readViewer')).rejects.toThrow()

  await page.getByRole('link', { name: 'Sign In' }).click()
  await fillSignIn(page, person.email, person.password)
  await expect(page.getByText('Login failed')).toBeVisible()
  await fillSignIn(page, person.email, fresh)
  await expect(welcome(page)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(link)
  await field(page, 'New password').fill(`${fresh}9`)
  await field(page, 'Confirm password').fill(`${fresh}9`)
  await button(page, 'Change password').click()
  await expect(title(page, 'This link no longer works')).toBeVisible()
})

test('a lost second factor is replaced by a recovery code, once', async ({ page, site }) => {
  const person = await newSecuredPerson(site)
  const [code = ''] = person.recoveryCodes
  const toRecovery = async () => {
    await page.goto('/login')
    await fillSignIn(page, person.email, person.password)
    await button(page, 'Use a recovery code instead').click()
    await field(page, 'Recovery code').fill(code)
    await button(page, 'Sign In').click()
  }
  await toRecovery()
  await expect(welcome(page)).toBeVisible()
  await site.inbox.waitFor(person.email, /A recovery code was used/)

  await page.context().clearCookies()
  await toRecovery()
  await expect(page.getByText('That code is incorrect or has already been used.')).toBeVisible()
  await button(page, 'Use a code from your app instead').click()
  await field(page, 'Code from your app').fill(appCode(person.secret))
  await expect(welcome(page)).toBeVisible()

  await page.goto('/settings/privacy')
  await button(page, 'Turn off').click()
  await field(page, 'Your password').fill(person.password)
  const turnOff = page.getByRole('dialog').getByRole('button', { name: 'Turn off' })
  await field(page, 'Code from your app').fill(code)
  await turnOff.click()
  await expect(page.getByRole('dialog').getByText(/code isn’t right/i)).toBeVisible()
  await field(page, 'Code from your app').fill(person.recoveryCodes[1] ?? '')
  await turnOff.click()
  await expect(page.getByText('Two-factor authentication is off')).toBeVisible()
})
