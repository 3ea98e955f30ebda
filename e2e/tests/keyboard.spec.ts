import type { Page } from '@playwright/test'
import { button, field, title } from '../src/lib/forms.ts'
import { cardNumber, cards, paid, typeCardByKeyboard } from '../src/lib/paying.ts'
import { giveSession, newPerson, newStranger } from '../src/lib/people.ts'
import { makePicture } from '../src/lib/picture.ts'
import { newTierShop, ownSubscription } from '../src/lib/subscribing.ts'
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

test('someone registers, leaves and signs in by keyboard alone', async ({ page }) => {
  const { username, name, email, password } = newStranger()
  await page.goto('/')
  await expect(title(page, 'A stage for the work you love')).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await isOn(page, 'Skip to content')).toBe(true)
  await page.keyboard.press('Enter')
  await tabTo(page, 'Create account')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Create your account')).toBeVisible()
  await tabTo(page, 'Username')
  await page.keyboard.type(username)
  await tabTo(page, 'Display name')
  await page.keyboard.type(name)
  await tabTo(page, 'Email')
  await page.keyboard.type(email)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await tabTo(page, 'Confirm password')
  await page.keyboard.type(password)
  await tabTo(page, 'I agree')
  await page.keyboard.press('Space')
  await tabTo(page, 'Create Account')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Check your inbox')).toBeFocused()
  await tabTo(page, 'Continue')
  await page.keyboard.press('Enter')
  await expect(title(page, `Welcome, ${name}`)).toBeVisible()
  await nothingLost(page)

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

test('a fan subscribes by keyboard alone', async ({ page, site, person }) => {
  const { creator } = await newTierShop(site)
  await page.goto(`/profile/${creator.username}`)
  await expect(page.getByRole('tab', { name: 'Subscribe' })).toBeVisible()
  await tabTo(page, 'Content')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'About' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Subscribe' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Harbour light' })).toBeVisible()
  await tabTo(page, 'Subscribe')
  await page.keyboard.press('Enter')
  await expect(cardNumber(page)).toBeVisible()
  await tabTo(page, 'Price breakdown')
  await typeCardByKeyboard(page, cards.good)
  await page.keyboard.press('Enter')
  await paid(page)
  await nothingLost(page)
  expect(await ownSubscription(person)).toMatchObject({ state: 'active' })
})

test('a post is published by keyboard alone', async ({ page, context, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Mara Vell' })
  await giveSession(context, site, creator.session)
  await page.goto('/create')
  const article = page.getByRole('radio', { name: 'Article' })
  await expect(article).toBeVisible()
  await tabTo(page, 'Video')
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(article).toBeChecked({ timeout: 200 })
  }).toPass()
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await field(page, 'Title').waitFor()
  await tabTo(page, 'Title')
  await page.keyboard.type('Notes on weather')
  // The editor comes after the page, too.
  await expect(page.getByRole('textbox', { name: 'Article text' })).toBeVisible()
  await tabTo(page, 'Article text')
  await page.keyboard.type('It rained for a week.')
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('switch', { name: 'Allow comments' })).toBeVisible()
  await tabTo(page, 'Next')
  await page.keyboard.press('Enter')
  await expect(button(page, 'Publish Content')).toBeVisible()
  await tabTo(page, 'I made this')
  await page.keyboard.press('Space')
  await tabTo(page, 'Publish Content')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Published' })).toBeVisible()
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
