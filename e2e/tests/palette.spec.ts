import type { Page } from '@playwright/test'
import { title } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
const field = (page: Page) => palette(page).getByRole('combobox')
const option = (page: Page, name: string | RegExp) =>
  palette(page).getByRole('option', { name, ...(typeof name === 'string' && { exact: true }) })

/** Its keys are heard a moment after the page is there. */
const open = async (page: Page, keys = 'Control+K') => {
  await expect(async () => {
    await page.keyboard.press(keys)
    await expect(palette(page)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await expect(field(page)).toBeFocused()
}

test('pages, commands, posts and creators are reached by keys alone', async ({
  page,
  context,
  site,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const friend = await newPerson(site, { isCreator: true, name: 'Milo Stern' })
  const id = await newPost(creator, { title: 'Lantern weather' })
  await creator.session.call('followUser', { params: { id: friend.id as never } })
  await giveSession(context, site, creator.session)
  await page.goto('/')

  await open(page)
  await page.keyboard.type('priv sett')
  await expect(option(page, 'Settings: Privacy & Security')).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/settings/privacy')
  await expect(palette(page)).toBeHidden()

  await open(page, 'Meta+K')
  await page.keyboard.type('light')
  await expect(option(page, 'Theme: Light')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

  await open(page)
  await page.keyboard.type('lantern')
  await expect(option(page, /^Lantern weather/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/content/${id}`)

  await open(page)
  await page.keyboard.type('milo')
  await expect(option(page, /^Milo Stern/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/profile/${friend.username}`)
})

test('it closes on Escape and gives the focus back, and moves around its ends', async ({
  page,
}) => {
  await page.goto('/')
  const home = page.getByRole('link', { name: 'Fanfare, home' })
  await home.focus()
  await open(page)
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(palette(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.type('zzzz')
  await expect(palette(page).getByText('Nothing matches “zzzz”')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toBeHidden()
  await expect(home).toBeFocused()
})

test('everybody is offered what they may use, and at least twenty commands', async ({
  page,
  person,
}) => {
  expect(person.id).toBeTruthy()
  await page.goto('/')
  await open(page)
  const commands = palette(page).getByRole('group', { name: 'Commands' }).getByRole('option')
  expect(await commands.count()).toBeGreaterThanOrEqual(20)
  await expect(option(page, 'Sign out')).toHaveCount(1)
  await expect(option(page, 'New post')).toHaveCount(0)
  await expect(option(page, 'Studio')).toHaveCount(0)
  await page.keyboard.type('sign out')
  await page.keyboard.press('Enter')
  await expect(title(page, 'A stage for the work you love')).toBeVisible()
  await open(page)
  await expect(option(page, 'Sign out')).toHaveCount(0)
  await expect(option(page, 'Create account')).not.toHaveCount(0)
})
