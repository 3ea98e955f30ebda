import type { AccountId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { changeRows, told } from '../src/lib/database.ts'
import { onBoth, timed } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson, type Person } from '../src/lib/people.ts'
import type { Site } from '../src/lib/site.ts'
import { openFeed } from '../src/lib/socket.ts'
import { newTier } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'
import { promisedMs, shortest } from '../src/lib/timing.ts'

const posts = (page: Page) => page.getByRole('region', { name: 'Posts' })
const firstPost = (page: Page) => posts(page).getByRole('heading').first()
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const whole = '/?feed=following'
const newest = (page: Page) => page.getByRole('region', { name: 'From your creators' })
const newestTitle = (page: Page) => newest(page).getByRole('article').getByRole('heading').first()
const seeAll = (page: Page) => newest(page).getByRole('link', { name: 'See all' })

const newCreator = (site: Site) => newPerson(site, { isCreator: true, name: 'Ines Harbour' })
/** Whoever follows others than before has their feed read again, which would bring what is to be announced. */
const follow = async ({ session }: Person, { id }: Person) => {
  await session.call('followUser', { params: { id: id as AccountId } })
  await told('social.%')
}

test(
  'whoever follows finds the posts at home, and loses them by unfollowing elsewhere',
  onBoth,
  async ({ page, site, person: fan, otherBrowser }) => {
    const creator = await newCreator(site)
    await newPost(creator, { title: 'First light' })
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'For you', exact: true })).toBeVisible()
    await expect(newest(page)).toBeHidden()

    await page.goto(`/profile/${creator.username}`)
    await button(page, 'Follow Ines Harbour').click()
    await expect(button(page, 'Following, unfollow Ines Harbour')).toBeVisible()
    await expect(page.getByText('1 follower', { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Fanfare, home' }).click()
    await expect(newestTitle(page)).toHaveText('First light')
    await seeAll(page).click()
    await expect(page).toHaveURL(whole)
    await expect(tab(page, 'Following')).toHaveAttribute('aria-selected', 'true')
    await expect(firstPost(page)).toHaveText('First light')

    const elsewhere = await otherBrowser()
    await giveSession(elsewhere.context(), site, fan.session)
    await elsewhere.goto(`/profile/${creator.username}`)
    await button(elsewhere, 'Following, unfollow Ines Harbour').click()
    await expect(button(elsewhere, 'Follow Ines Harbour')).toBeVisible()
    await expect(page.getByText('Follow creators you like')).toBeVisible()
    await expect(posts(page)).toBeHidden()
    await page.getByRole('link', { name: 'Fanfare, home' }).click()
    await expect(page.getByRole('heading', { name: 'For you', exact: true })).toBeVisible()
    await expect(newest(page)).toBeHidden()
  },
)

test(
  'a new post is announced without moving the list, and shown by a press',
  onBoth,
  async ({ page, site, person: fan }) => {
    const creator = await newCreator(site)
    await newPost(creator, { title: 'First light' })
    await follow(fan, creator)
    await openFeed(page, '/', fan.id)
    const pill = (words: string | RegExp) => button(page, words)

    await test.step('on Home', async () => {
      await expect(newestTitle(page)).toHaveText('First light')
      await newPost(creator, { title: 'Second light' })
      await newPost(creator, { title: 'Third light' })
      await expect(pill('2 new posts')).toBeVisible()
      await expect(newestTitle(page)).toHaveText('First light')
      await expect(page.getByRole('status').filter({ hasText: '2 new posts' })).toBeAttached()
      await pill('2 new posts').click()
      await expect(newestTitle(page)).toHaveText('Third light')
      await expect(pill(/new posts?$/)).toBeHidden()
      await expect(newest(page)).toBeFocused()
    })

    await test.step('in the whole feed', async () => {
      await seeAll(page).click()
      await expect(firstPost(page)).toHaveText('Third light')
      await newPost(creator, { title: 'Fourth light' })
      await expect(pill('1 new post')).toBeVisible()
      await expect(firstPost(page)).toHaveText('Third light')
      await pill('1 new post').click()
      await expect(firstPost(page)).toHaveText('Fourth light')
      await expect(pill(/new posts?$/)).toBeHidden()
      await expect(posts(page)).toBeFocused()
      await expect(tab(page, 'Following')).toBeInViewport()
    })
  },
)

test('a post is announced within two seconds', timed, async ({ page, site, person: fan }) => {
  const creator = await newCreator(site)
  await newPost(creator)
  await follow(fan, creator)
  await openFeed(page, '/', fan.id)
  const ms = await shortest(promisedMs, async (round) => {
    const words = round === 0 ? '1 new post' : `${round + 1} new posts`
    await newPost(creator)
    const from = Date.now()
    await button(page, words).waitFor()
    return Date.now() - from
  })
  console.log(`feed: announced after ${ms} ms`)
  expect(ms).toBeLessThanOrEqual(promisedMs)
})

test('the feed is narrowed by type and sorted by what is popular', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newCreator(site)
  await newPost(creator, { title: 'First light' })
  await newPost(creator, { title: 'Second light' })
  await follow(fan, creator)
  await openFeed(page, whole, fan.id)
  await expect(firstPost(page)).toHaveText('Second light')
  await button(page, 'Videos').click()
  await expect(page.getByText('No matching posts')).toBeVisible()
  await button(page, 'Show all types').click()
  await button(page, 'Articles').click()
  await expect(firstPost(page)).toHaveText('Second light')
  await expect(page).toHaveURL('/?feed=following&type=article')

  await page.getByLabel('Sort by').selectOption('popular')
  await expect(page).toHaveURL('/?feed=following&type=article&sort=popular')
  await expect(posts(page).getByRole('article')).toHaveCount(2)
  await newPost(creator, { title: 'Third light' })
  await page.getByLabel('Sort by').selectOption('latest')
  await expect(page.getByText('Third light').or(button(page, '1 new post')).first()).toBeVisible()

  await tab(page, 'Discover').click()
  await expect(page).toHaveURL('/?feed=discover&type=article')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible()
})

test(
  'whoever follows nobody yet chooses creators and then sees their posts',
  onBoth,
  async ({ page, site, person: _signedIn, isMobile }) => {
    const creator = await newCreator(site)
    await newPost(creator, { title: 'First light' })
    await page.goto('/?feed=following')
    const rows = page.getByRole('list', { name: 'Creators to follow' }).getByRole('listitem')
    await expect(rows.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Trending creators' })).toBeHidden()
    const others = page.getByRole('heading', { name: 'Suggested for you' })
    if (isMobile) await expect(others).toBeHidden()
    for (const row of [rows.nth(0), rows.nth(1)]) {
      await row.getByRole('button', { name: /^Follow / }).click()
      await expect(row.getByRole('button', { name: /^Following/ })).toBeVisible()
    }
    await button(page, 'Show their posts').click()
    await expect(posts(page)).toBeVisible()
    await expect(others).toBeVisible()
    await expect(page.getByText('Creators to follow')).toBeHidden()
  },
)

test('whoever comes back after days sees what they missed, until they dismiss it', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newCreator(site)
  await follow(fan, creator)
  await fan.session.call('visitFeed')
  await changeRows(
    `update catalog.feed_visits set visited_at = visited_at - interval '4 days' where account_id = '${fan.id}'`,
  )
  await newPost(creator, { title: 'First light' })
  await newPost(creator, { title: 'Second light' })
  await page.goto('/')
  const missed = page.getByRole('region', { name: 'Since you were away' })
  await expect(missed.getByText('2 new posts')).toBeVisible()
  await expect(missed.getByRole('link', { name: 'Second light' })).toBeVisible()
  await page.reload()
  await missed.getByRole('button', { name: 'Dismiss' }).click()
  await expect(missed).toBeHidden()
  await expect(newest(page)).toBeFocused()
  // Gone before it is stored, and a reload would take back a request that was not yet sent.
  await expect
    .poll(async () => (await fan.session.call('readAway')).awaySince, 'dismissed for good')
    .toBeNull()
  await page.reload()
  await expect(newestTitle(page)).toHaveText('Second light')
  await expect(missed).toBeHidden()
})

test('what is recommended says why, and is what somebody follows first', async ({
  page,
  site,
  person: fan,
}) => {
  const creator = await newCreator(site)
  await newTier(creator)
  await follow(fan, creator)
  await page.goto('/subscriptions?tab=recommended')
  // Others of that name may be popular.
  const card = page.getByRole('listitem').filter({ hasText: 'You follow them' })
  await expect(card.getByRole('heading')).toHaveText('Ines Harbour')
  await expect(card.getByText('From $10.28 a month')).toBeVisible()
  await card.getByRole('link', { name: 'Subscribe to Ines Harbour' }).click()
  await expect(page).toHaveURL(`/profile/${creator.username}?tab=subscribe`)
})
