import { timed } from '../src/lib/devices.ts'
import { button, field, title } from '../src/lib/forms.ts'
import { giveSession, signInAgain } from '../src/lib/people.ts'
import { openConnected } from '../src/lib/socket.ts'
import { expect, test } from '../src/lib/test.ts'
import { promisedMs, shortest } from '../src/lib/timing.ts'

test(
  'revoking another device ends its next request and its socket at once',
  timed,
  async ({ page, person, site, otherBrowser }) => {
    const other = await otherBrowser()
    const ms = await shortest(promisedMs, async () => {
      const session = await signInAgain(site, person)
      await giveSession(other.context(), site, session)
      const socket = await openConnected(other, '/settings/privacy')
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
      await title(other, 'Welcome back').waitFor()
      const screenMs = Date.now() - from
      console.log(`revoked: socket closed after ${socketMs} ms, sign-in shown after ${screenMs} ms`)
      expect(new URL(other.url()).searchParams.get('next')).toBe('/settings/privacy')
      await expect(page.getByText(/^Signed out /).first()).toBeVisible()
      await expect(page.getByText('This device')).toBeVisible()
      return screenMs
    })
    expect(ms).toBeLessThan(promisedMs)
  },
)

test('all other devices are signed out together, after a question', async ({
  page,
  person,
  site,
}) => {
  const sessions = [await signInAgain(site, person), await signInAgain(site, person)]
  await page.goto('/settings/privacy')
  await button(page, 'Sign out all other devices').click()
  await expect(button(page, 'Cancel')).toBeFocused()
  await button(page, 'Sign out devices').click()
  await expect(page.getByText('Signed out of 2 other devices')).toBeVisible()
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
  await expect(page.getByText(/Password changed/)).toBeVisible()
  await expect(call('readViewer')).rejects.toThrow()
  await page.reload()
  await expect(title(page, 'Privacy & Security')).toBeVisible()
})
