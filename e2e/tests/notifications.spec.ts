import type { ContentId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, choose, fillSignIn, title } from '../src/lib/forms.ts'
import { refuse } from '../src/lib/network.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import { openConnected } from '../src/lib/socket.ts'
import { expect, test } from '../src/lib/test.ts'

const bell = (page: Page) => button(page, /^Notifications(, \d+\+? new)?$/)
const dropdown = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const rows = (page: Page) => page.getByRole('region', { name: 'Your notifications' }).locator('li')
const dots = (page: Page) => rows(page).getByRole('img', { name: 'Unread' })

/** A creator who is signed in to this page, with a post. */
const creatorOn = async (page: Page, site: Site) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await giveSession(page.context(), site, creator.session)
  const id = (await newPost(creator, { title: 'Harbor lights' })) as ContentId
  return { creator, id }
}

const like = ({ session }: Person, id: ContentId) => session.call('likeContent', { params: { id } })
const comment = ({ session }: Person, id: ContentId, text: string) =>
  session.call('addComment', { params: { id }, body: { text } })
const follow = ({ session }: Person, { id }: Person) =>
  session.call('followUser', { params: { id: id as never } })

/** Events are told one after the other. */
const hasAll = ({ session }: Person, count: number) =>
  expect.poll(async () => (await session.call('readUnread')).counts.all).toBe(count)

/** A like, another one, a comment and two follows, which are told together. */
const fourFor = async (site: Site, creator: Person, id: ContentId) => {
  const noor = await newPerson(site)
  const milo = await newPerson(site, { name: 'Milo Stern' })
  const other = (await newPost(creator, { title: 'Low tide' })) as ContentId
  await like(noor, id)
  await like(milo, other)
  await comment(milo, id, 'Such light on the water')
  await follow(noor, creator)
  await follow(milo, creator)
  await hasAll(creator, 4)
  return { noor, milo }
}

test(
  'the bell counts without a reload, and opening it clears the number on every device',
  onBoth,
  async ({ page, site, otherBrowser }) => {
    const { creator, id } = await creatorOn(page, site)
    const fan = await newPerson(site)
    const second = await otherBrowser()
    await giveSession(second.context(), site, creator.session)
    await openConnected(page, '/')
    await openConnected(second, '/')
    await like(fan, id)
    await expect(button(page, 'Notifications, 1 new')).toBeVisible()
    await expect(button(second, 'Notifications, 1 new')).toBeVisible()
    await comment(fan, id, 'Such light on the water')
    await expect(button(page, 'Notifications, 2 new')).toBeVisible()

    await bell(page).click()
    const liked = dropdown(page).getByRole('link', { name: /Noor Vale liked “Harbor lights”/ })
    await expect(liked).toBeVisible()
    await expect(button(page, 'Notifications')).toBeAttached()
    await expect(button(second, 'Notifications')).toBeVisible()

    await dropdown(page)
      .getByRole('link', { name: /commented on “Harbor lights”: “Such light/ })
      .click()
    await expect(page).toHaveURL(`/content/${id}`)
    await expect(dropdown(page)).toBeHidden()
    await bell(page).click()
    await expect(dropdown(page).getByRole('img', { name: 'Unread' })).toHaveCount(1)
    await button(page, 'Mark all read').click()
    await expect(dropdown(page).getByRole('img', { name: 'Unread' })).toHaveCount(0)
    await button(page, 'Unread').click()
    await expect(dropdown(page).getByText('You’ve read everything.')).toBeVisible()
  },
)

test('the dropdown is used with the keyboard', async ({ page, site }) => {
  const { creator, id } = await creatorOn(page, site)
  await like(await newPerson(site), id)
  await hasAll(creator, 1)
  await page.goto('/')
  await bell(page).press('Enter')
  const item = dropdown(page).getByRole('link', { name: /Noor Vale liked/ })
  await expect(item).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(item).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dropdown(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()
  await bell(page).press('Enter')
  await expect(item).toBeVisible()
  // Beside it, where the top bar is empty.
  await page.mouse.click(720, 32)
  await expect(dropdown(page)).toBeHidden()
})

test(
  'the page has tabs with counts, a search, and acts on what is selected',
  onBoth,
  async ({ page, site }) => {
    const { creator, id } = await creatorOn(page, site)
    await fourFor(site, creator, id)
    await page.goto('/notifications')
    await expect(page.getByText('4 unread', { exact: true })).toBeVisible()
    for (const name of ['All 4', 'Unread 4', 'Likes 2', 'Comments 1', 'Follows 1', 'System 0']) {
      await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByText('Showing 4 of 4')).toBeVisible()
    await page.getByRole('link', { name: 'Likes 2', exact: true }).click()
    await expect(page).toHaveURL('/notifications?tab=likes')
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('link', { name: 'All 4', exact: true }).click()

    await page.getByLabel('Search notifications').fill('such light')
    await expect(page).toHaveURL('/notifications?q=such+light')
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByText('Showing 1 of 4')).toBeVisible()
    await page.getByLabel('Search notifications').fill('nothing says this')
    await expect(page.getByText('No matching notifications')).toBeVisible()
    await button(page, 'Clear search').click()
    await expect(rows(page)).toHaveCount(4)

    const boxes = page.getByRole('checkbox', { name: /^Select: / })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    const bar = page.getByRole('region', { name: 'Selected notifications' })
    await expect(bar.getByText('2 selected')).toBeVisible()
    await bar.getByRole('button', { name: 'Mark as read' }).click()
    await expect(dots(page)).toHaveCount(2)
    await expect(page.getByText('2 unread', { exact: true })).toBeVisible()
    await expect(bar).toBeHidden()

    await page.getByLabel('Select all').check()
    await expect(bar.getByText('4 selected')).toBeVisible()
    await page.getByLabel('Deselect all').uncheck()
    await expect(bar).toBeHidden()
    await page.getByLabel('Select all').check()
    await bar.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('4 notifications deleted')).toBeVisible()
    await expect(page.getByText('No notifications')).toBeVisible()
    await expect(page.getByText('All caught up!')).toBeVisible()
    await hasAll(creator, 0)
  },
)

test('a click marks as read and leads where it should, also in another tab', async ({
  page,
  site,
  context,
}) => {
  const { creator, id } = await creatorOn(page, site)
  const fan = await newPerson(site)
  await follow(fan, creator)
  await like(fan, id)
  await hasAll(creator, 2)
  await page.goto('/notifications')
  await expect(dots(page)).toHaveCount(2)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /liked/ }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL(`/content/${id}`)
  await expect(dots(page)).toHaveCount(1)
  await page.getByRole('link', { name: /followed you/ }).click()
  await expect(page).toHaveURL(`/profile/${fan.username}`)
  await page.goto('/notifications')
  await expect(page.getByText('All caught up!')).toBeVisible()
  await expect(dots(page)).toHaveCount(0)
})

test('one is read or deleted by itself, and fewer like it can be taken back', async ({
  page,
  site,
}) => {
  const { creator, id } = await creatorOn(page, site)
  await fourFor(site, creator, id)
  await page.goto('/notifications')
  const row = rows(page).filter({ hasText: 'Such light' })
  await row.getByRole('button', { name: 'More options' }).click()
  await choose(page, 'Mark as read')
  await expect(row.getByRole('img', { name: 'Unread' })).toHaveCount(0)
  await expect(dots(page)).toHaveCount(3)
  await row.getByRole('button', { name: 'More options' }).click()
  await choose(page, 'Delete')
  await expect(page.getByText('Notification deleted')).toBeVisible()
  await expect(rows(page)).toHaveCount(3)

  const liked = rows(page).filter({ hasText: 'liked' }).first()
  await liked.getByRole('button', { name: 'More options' }).click()
  await choose(page, 'Fewer like this')
  await expect(page.getByText('You won’t get notifications about likes.')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByText('You’ll get notifications about likes again.')).toBeVisible()
})

test('what comes is shown at the top, or waits while somebody reads further down', async ({
  page,
  site,
}) => {
  const { creator, id } = await creatorOn(page, site)
  const fan = await newPerson(site)
  const posts = [id]
  for (const number of Array.from({ length: 11 }).keys()) {
    posts.push((await newPost(creator, { title: `Study ${number + 1}` })) as ContentId)
  }
  for (const post of posts) await like(fan, post)
  await hasAll(creator, posts.length)
  await page.setViewportSize({ width: 1024, height: 500 })
  await openConnected(page, '/notifications')
  await expect(rows(page)).toHaveCount(posts.length)
  await follow(fan, creator)
  await expect(rows(page).first()).toContainText('followed you')
  await expect(button(page, 'Notifications')).toBeVisible()

  await page.getByText('Study 1”').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 600))
  await comment(fan, id, 'Such light on the water')
  await button(page, '1 new notification').click()
  await expect(rows(page).first()).toContainText('Such light on the water')
  await expect(button(page, '1 new notification')).toBeHidden()
})

test('a post of somebody they follow is told to followers, and less of it turns the bell down', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await follow(fan, creator)
  await openConnected(page, '/')
  await newPost(creator, { title: 'Harbor lights' })
  await expect(button(page, 'Notifications, 1 new')).toBeVisible()
  await bell(page).click()
  await dropdown(page)
    .getByText(/published “Harbor lights”/)
    .waitFor()
  await dropdown(page).getByRole('link', { name: 'See all notifications' }).click()
  await expect(page).toHaveURL('/notifications')
  await rows(page).getByRole('button', { name: 'More options' }).click()
  await choose(page, 'Fewer like this')
  await expect(page.getByText(/won’t be told about new posts from Ines Harbour/)).toBeVisible()
})

test('what fails is put back, in words', async ({ page, site }) => {
  const { creator, id } = await creatorOn(page, site)
  await fourFor(site, creator, id)
  const detail = 'That was too often. Wait a minute, then try again.'
  const problem = { code: 'request.too-many', status: 429, detail }
  await refuse('/notifications/mark-all-read', problem)(page)
  await refuse('/notifications/bulk', problem)(page)
  await page.goto('/notifications')
  await button(page, 'Mark all as read').click()
  await expect(
    page.getByText(/couldn’t mark everything as read\. That was too often/),
  ).toBeVisible()
  await expect(dots(page)).toHaveCount(4)
  await page.getByLabel('Select all').check()
  await page
    .getByRole('region', { name: 'Selected notifications' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(page.getByText(/couldn’t delete that, so it’s back/)).toBeVisible()
  await expect(rows(page)).toHaveCount(4)
})

test('whoever is signed out signs in and comes back', async ({ page, site }) => {
  const fan = await newPerson(site)
  await page.goto('/notifications')
  await expect(page).toHaveURL('/login?next=%2Fnotifications')
  await fillSignIn(page, fan.email, fan.password)
  await expect(page).toHaveURL('/notifications')
  await expect(title(page, 'Notifications')).toBeVisible()
})
