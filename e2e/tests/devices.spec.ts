import type { Page } from '@playwright/test'
import { button, field, title } from '../src/lib/forms.ts'
import { giveSession, signInAgain } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const allowedMs = 2000

/** Resolves when the socket of this page, opened by going there, is closed. */
const openWithSocket = async (page: Page, path: string) => {
  const opened = page.waitForEvent('websocket')
  await page.goto(path)
  const socket = await opened
  if (!socket.isClosed()) await socket.waitForEvent('framereceived')
  return socket
}

test('revoking another device ends its next request and its socket at once', async ({
  page,
  person,
  site,
  otherBrowser,
}) => {
  const other = await otherBrowser()
  const session = await signInAgain(site, person)
  await giveSession(other.context(), site, session)
  const socket = await openWithSocket(other, '/settings/privacy')
  await expect(title(other, 'Privacy & Security')).toBeVisible()
  const closed = socket.waitForEvent('close')

  await page.goto('/settings/privacy')
  const revoked = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await button(page, /^Sign out (?!all)/).click()
  expect((await revoked).status()).toBe(204)
  const from = Date.now()

  await expect(session.call('readViewer')).rejects.toThrow()
  const next = await other.context().request.get('/api/auth/profile')
  expect(next.status()).toBe(401)
  await closed
  const socketMs = Date.now() - from
  await expect(title(other, 'Welcome back')).toBeVisible({ timeout: allowedMs })
  const screenMs = Date.now() - from
  console.log(`revoked: socket closed after ${socketMs} ms, sign-in shown after ${screenMs} ms`)
  expect(screenMs).toBeLessThan(allowedMs)
  expect(new URL(other.url()).searchParams.get('next')).toBe('/settings/privacy')

  await expect(page.getByText(/is signed out\./)).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
})

test('all other devices are signed out together, after a question', async ({
  page,
  person,
  site,
}) => {
  const sessions = [await signInAgain(site, person), await signInAgain(site, person)]
  await page.goto('/settings/privacy')
  await button(page, 'Sign out all other devices').click()
  await expect(button(page, 'Cancel')).toBeFocused()
  await button(page, 'Sign them out').click()
  await expect(page.getByText('Signed out on 2 other devices.')).toBeVisible()
  for (const { call } of sessions) await expect(call('readViewer')).rejects.toThrow()
  await expect(page.getByText('This device')).toBeVisible()
})

test('changing the password keeps this device and ends the others', async ({
  page,
  person,
  site,
}) => {
  const { call } = await signInAgain(site, person)
  await page.goto('/settings/privacy')
  await button(page, 'Change password').click()
  await field(page, 'Current password').fill('not-this-one-at-all')
  await field(page, 'New password').fill('meadow-copper-91')
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  await expect(field(page, 'Current password')).toHaveAttribute('aria-invalid', 'true')
  await field(page, 'Current password').fill(person.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText(/Your password was changed/)).toBeVisible()
  await expect(call('readViewer')).rejects.toThrow()
  await page.reload()
  await expect(title(page, 'Privacy & Security')).toBeVisible()
})
