import type { Page } from '@playwright/test'
import { button, field, title } from '../src/lib/forms.ts'
import { makePicture } from '../src/lib/picture.ts'
import { expect, test } from '../src/lib/test.ts'

const isOn = (page: Page, what: string) =>
  page.evaluate((words) => {
    const on = document.activeElement
    const said = on?.cloneNode(true) as HTMLElement | undefined
    for (const drawn of said?.querySelectorAll('svg') ?? []) drawn.remove()
    const label = (on as HTMLInputElement)?.labels?.[0]?.textContent
    const named = on?.getAttribute('aria-label') ?? label ?? said?.textContent
    return named?.trim().startsWith(words) ?? false
  }, what)

/** Tab until there, as someone without a mouse would. */
const tabTo = async (page: Page, what: string, most = 40, key = 'Tab') => {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    if (await isOn(page, what)) return
  }
  throw new Error(`"${what}" was not reached in ${most} presses of Tab`)
}

const nothingLost = (page: Page) =>
  expect
    .poll(
      () => page.evaluate(() => document.activeElement !== document.body),
      'the focus is somewhere',
    )
    .toBe(true)

test('someone leaves and signs in by keyboard alone', async ({ page, person }) => {
  const { name, email, password } = person
  await page.goto('/')
  await expect(title(page, `Welcome, ${name}`)).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await isOn(page, 'Skip to content')).toBe(true)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  // Its menu comes after the page; who is faster than that passes a place that is still empty.
  await expect(button(page, /^Your account/)).toBeVisible()
  await tabTo(page, 'Your account', 20, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, /^Your account/)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page, 'A stage for the work you love')).toBeVisible()

  await page.goto('/login')
  await expect(title(page, 'Welcome back')).toBeVisible()
  await tabTo(page, 'Email')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(email)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(title(page, `Welcome, ${name}`)).toBeVisible()
  await nothingLost(page)
})

test('dialogs take the focus, keep it, close on Escape and give it back', async ({
  page,
  person,
}) => {
  await page.goto('/settings/privacy')
  for (const opener of ['Change email', 'Change password', 'Set up']) {
    const from = button(page, opener)
    await from.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator('input:focus')).toHaveCount(1)
    for (let presses = 0; presses < 12; presses++) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => {
        const on = document.activeElement
        return on !== document.body && !on?.closest('dialog')
      })
      expect(outside, 'the focus left the dialog').toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(from).toBeFocused()
  }
  expect(person.id).toBeTruthy()
})

test('a picture is cut by keyboard', async ({ page, person }) => {
  await page.goto('/settings/profile')
  await expect(button(page, 'Upload photo')).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, 'Upload photo')
  await page.keyboard.press('Enter')
  await (await choosing).setFiles(await makePicture())
  const stage = page.getByRole('application')
  await expect(stage).toBeFocused()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, 'Use photo', 6)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Photo updated')).toBeVisible()
  await nothingLost(page)
  expect(person.id).toBeTruthy()
})

test('settings are walked through by keyboard and every stop can be seen', async ({
  page,
  person,
}) => {
  await page.goto('/settings/notifications')
  await expect(page.getByRole('switch').first()).toBeVisible()
  await tabTo(page, 'New Subscriptions')
  const before = await page.getByRole('switch').first().isChecked()
  await page.keyboard.press('Space')
  await expect(page.getByRole('switch').first()).toBeChecked({ checked: !before })
  await page.goto('/settings/appearance')
  await expect(title(page, 'Appearance')).toBeVisible()
  await tabTo(page, 'Auto')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  expect(person.id).toBeTruthy()

  await page.goto('/settings/profile')
  await expect(field(page, 'Display name')).toBeVisible()
  const stops = 45
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    const unseen = await page.evaluate(() => {
      const on = document.activeElement as HTMLElement | null
      if (!on || on === document.body) return null
      const { width, height } = on.getBoundingClientRect()
      return width > 1 && height > 1 ? null : on.outerHTML.slice(0, 120)
    })
    expect(unseen, 'something focused cannot be seen').toBeNull()
  }
})
