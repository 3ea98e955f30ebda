import type { AccountId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { button, choose } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { goInStudio } from '../src/lib/studio.ts'
import { expect, test } from '../src/lib/test.ts'

/** A tile of the screen, by what it counts. */
const figure = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.locator('p').getByText(name, { exact: true }) })
const sources = (page: Page) =>
  page.locator('section').filter({ hasText: 'Where they came from' }).getByRole('listitem')

test('a creator sees followers come and go, and from where', async ({
  page,
  context,
  site,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const postId = await newPost(creator, { title: 'First light' })
  await giveSession(context, site, creator.session)
  await page.goto('/dashboard')
  await goInStudio(page, 'Analytics')
  await page.getByRole('navigation', { name: 'Analytics' }).getByText('Followers').click()
  await expect(page.getByText('No followers yet')).toBeVisible()

  const fan = await newPerson(site)
  const theirs = await otherBrowser()
  await giveSession(theirs.context(), site, fan.session)
  await theirs.goto(`/content/${postId}`)
  await button(theirs, 'Follow Ines Harbour').click()
  // Without a reload.
  await expect(sources(page)).toHaveText([/Your posts.*100%.*1/])
  const other = await newPerson(site)
  const params = { id: creator.id as AccountId }
  await other.session.call('followUser', { params, body: { from: 'profile' } })
  await expect(figure(page, 'Followers')).toContainText('2')
  await theirs.goto(`/profile/${creator.username}`)
  await button(theirs, 'Following, unfollow Ines Harbour').click()
  await expect(figure(page, 'Unfollowed')).toContainText('1')
  await expect(figure(page, 'Change')).toContainText('+1')
  await expect(sources(page)).toHaveText([/Your profile.*50%.*1/, /Your posts.*50%.*1/])

  await page.getByLabel('Period').selectOption('Last 7 days')
  await expect(page).toHaveURL(/days=7/)
  await page.getByText('Show as a table').click()
  await expect(page.getByRole('row')).toHaveText([/Day/, /.+2\s*1$/])
  await page.reload()
  await expect(page.getByLabel('Period')).toHaveValue('7')
  await expect(figure(page, 'New followers')).toContainText('2')
})

test('a pinned post is first on the profile, until another is or it is unpinned', async ({
  page,
  context,
  site,
  otherBrowser,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  for (const title of ['First light', 'Second light', 'Third light']) {
    await newPost(creator, { title })
  }
  await giveSession(context, site, creator.session)
  const profile = await context.newPage()
  await profile.goto(`/profile/${creator.username}`)
  const first = (one: Page) => one.getByRole('tabpanel').getByRole('article').first()
  await expect(first(profile)).toContainText('Third light')
  await expect(profile.getByText('Pinned')).toBeHidden()

  const actOn = async (title: string, action: string) => {
    await button(page, `Actions for ${title}`).click()
    await choose(page, action)
  }
  await page.goto('/dashboard/content')
  await actOn('First light', 'Pin to profile')
  await expect(page.getByText('Pinned to your profile')).toBeVisible()
  // The other tab hears of it.
  await expect(first(profile)).toContainText('First light')
  await expect(first(profile)).toContainText('Pinned')
  await expect(profile.getByRole('link', { name: 'First light' })).toHaveCount(1)

  await actOn('Second light', 'Pin to profile')
  await expect(page.getByText('Pinned to your profile in place of “First light”')).toBeVisible()
  await expect(first(profile)).toContainText('Second light')
  const stranger = await otherBrowser()
  await stranger.goto(`/profile/${creator.username}`)
  await expect(first(stranger)).toContainText('Second light')
  await expect(first(stranger)).toContainText('Pinned')

  await actOn('Second light', 'Unpin')
  await expect(first(profile)).toContainText('Third light')
  await expect(profile.getByText('Pinned')).toBeHidden()
})
