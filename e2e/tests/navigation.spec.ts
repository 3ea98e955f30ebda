import type { AccountId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { newPerson } from '../src/lib/people.ts'
import { expect, test } from '../src/lib/test.ts'

const bar = (page: Page, name: string) => page.getByRole('navigation', { name, exact: true })

test(
  'a fan is led to what is theirs, and never to Create',
  onBoth,
  async ({ page, site, person: fan, isMobile }) => {
    const quiet = await newPerson(site, { isCreator: true, name: 'Milo Stern' })
    const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
    await newPost(quiet)
    await newPost(creator)
    for (const { id } of [creator, quiet]) {
      await fan.session.call('followUser', { params: { id: id as AccountId } })
    }
    await page.goto('/')
    if (isMobile) {
      const links = bar(page, 'Bottom bar').getByRole('link')
      await expect(links).toHaveText(['Home', 'Explore', 'Messages', 'Library', 'You'])
      await button(page, 'Open sidebar').click()
    }
    const side = bar(page, 'Main').filter({ visible: true })

    await test.step('the sidebar has the library and who posted last', async () => {
      const library = side.getByRole('list', { name: 'Library' }).getByRole('link')
      await expect(library).toHaveText(['Subscriptions', 'Purchases', 'Saved', 'History'])
      const followed = side.getByRole('list', { name: 'Following' }).getByRole('link')
      await expect(followed).toHaveText([/Ines Harbour$/, /Milo Stern$/])
      await expect(side.getByRole('link', { name: 'Become a creator' })).toBeVisible()
      await expect(page.getByRole('link', { name: /^(Create.*|Studio)$/ })).toHaveCount(0)
      await side.getByRole('link', { name: 'All 2' }).click()
      await expect(page).toHaveURL(`/profile/${fan.username}/following`)
    })

    await test.step('You is a page on a phone, and the profile elsewhere', async () => {
      if (!isMobile) {
        await page.goto('/you')
        await expect(page).toHaveURL(`/profile/${fan.username}`)
        return
      }
      await bar(page, 'Bottom bar').getByRole('link', { name: 'You' }).click()
      await expect(title(page, fan.name)).toBeVisible()
      const rows = page.getByRole('main').getByRole('listitem')
      await expect(rows).toHaveText([
        'Notifications',
        'Subscriptions',
        'Purchases',
        'Saved',
        'History',
        'Settings',
        'Appearance',
        'Help & support',
        'Become a creator',
        'Sign out',
      ])
      await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
      await expect(page).toHaveURL('/settings')
      await page.goBack()
      await button(page, 'Sign out').click()
      const links = bar(page, 'Bottom bar').getByRole('link')
      await expect(links).toHaveText(['Home', 'Explore', 'Sign in'])
    })
  },
)

test('sharing begins with the link', onBoth, async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    const share = async ({ url }: ShareData) => void shared.push(url ?? '')
    Object.defineProperty(navigator, 'share', { value: share })
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } })
    Object.assign(window, { shared })
  })
  await page.goto('/profile/northlight')
  await button(page, 'Share').click()
  const dialog = page.getByRole('dialog', { name: 'Share' })
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expect(dialog.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const more = dialog.getByRole('button', { name: 'More…' })
  if (!isMobile) return await expect(more).toBeHidden()
  await more.click()
  const shared = await page.evaluate(() => (window as unknown as { shared: string[] }).shared)
  expect(shared).toEqual([new URL('/profile/northlight', page.url()).href])
})
