import type { ContentId } from '@fanfare/contract'
import type { Page } from '@playwright/test'
import { onBoth } from '../src/lib/devices.ts'
import { button, title } from '../src/lib/forms.ts'
import { newPost } from '../src/lib/paying.ts'
import { giveSession, newPerson, type Person, signInAgain } from '../src/lib/people.ts'
import {
  deliverPush,
  isSubscribed,
  openWorker,
  pushEverything,
  pushService,
  standInForPushManager,
} from '../src/lib/push.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'

const settings = '/settings/notifications'

/** A creator with a post on this page, in a browser that can be pushed to. */
const creatorOn = async (page: Page, site: Site) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  await giveSession(page.context(), site, creator.session)
  const made = await pushService().subscribe()
  await standInForPushManager(page, made)
  const post = (await newPost(creator, { title: 'Harbor lights' })) as ContentId
  return { creator, made, post }
}

const turnOn = async (page: Page) => {
  await page.goto(settings)
  await button(page, 'Turn on').click()
  await expect(button(page, 'Turn off')).toBeVisible()
}

const devicesOf = async ({ session }: Person) => (await session.call('listPushDevices')).devices

/** Somebody likes the post, and the push of it has reached the push service. */
const pushedLike = async (site: Site, creator: Person, post: ContentId, id: string) => {
  const fan = await newPerson(site, { name: 'Milo Stern' })
  await fan.session.call('likeContent', { params: { id: post } })
  await expect.poll(async () => (await creator.session.call('readUnread')).counts.all).toBe(1)
  await pushEverything(creator.id)
  return (await pushService().waitFor(id)).text
}

test(
  'turned on with a press, a push says what the app says and opens the post',
  onBoth,
  async ({ page, site }) => {
    const { creator, made, post } = await creatorOn(page, site)
    await turnOn(page)
    expect(await devicesOf(creator)).toMatchObject([{ current: true }])
    const text = await pushedLike(site, creator, post, made.id)
    const { notifications } = await creator.session.call('listNotifications', { query: {} })

    const worker = await openWorker(page)
    await deliverPush(page, text)
    const said = { title: 'New like', body: 'Milo Stern liked “Harbor lights”.' }
    await expect.poll(worker.shown).toMatchObject([said])
    expect(notifications).toMatchObject([{ title: said.title, message: said.body, isRead: false }])
    // A repeat replaces it.
    await deliverPush(page, text)
    await expect.poll(worker.shown).toMatchObject([said])

    const opened = await worker.press()
    await expect.poll(worker.shown).toEqual([])
    expect(opened).toBe(`${site.origin}/content/${post}`)
    await page.goto(opened)
    await expect(title(page, 'Harbor lights')).toBeVisible()
    expect((await creator.session.call('readUnread')).unread).toBe(0)
  },
)

test('a message that names another site opens ours', async ({ page, site }) => {
  const { creator } = await creatorOn(page, site)
  await turnOn(page)
  const worker = await openWorker(page)
  const elsewhere = { title: 'Hello', body: 'There', url: 'https://example.com/x', tag: 'x' }
  await deliverPush(page, JSON.stringify({ ...elsewhere, id: creator.id }))
  await expect.poll(worker.shown).toHaveLength(1)
  expect(await worker.press()).toBe(site.origin)
})

test('turning off ends it on both sides, and stays off', async ({ page, site }) => {
  const { creator } = await creatorOn(page, site)
  await turnOn(page)
  await page.reload()
  await button(page, 'Turn off').click()
  await expect(button(page, 'Turn on')).toBeVisible()
  expect(await devicesOf(creator)).toEqual([])
  await page.reload()
  await expect(button(page, 'Turn on')).toBeVisible()
})

test('signing out ends pushes on both sides', async ({ page, site }) => {
  const { creator } = await creatorOn(page, site)
  const elsewhere = await signInAgain(site, creator)
  await turnOn(page)
  expect((await elsewhere.call('listPushDevices')).devices).toHaveLength(1)
  await button(page, 'Sign Out').click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => isSubscribed(page)).toBe(false)
  await expect.poll(async () => (await elsewhere.call('listPushDevices')).devices).toEqual([])
})

test('another device is listed and can be removed', async ({ page, site, otherBrowser }) => {
  const { creator } = await creatorOn(page, site)
  await turnOn(page)
  const second = await otherBrowser()
  await giveSession(second.context(), site, await signInAgain(site, creator))
  await second.goto(settings)
  await button(second, /^Remove /).click()
  await expect(button(second, /^Remove /)).toBeHidden()
  await page.reload()
  await expect(button(page, 'Turn on')).toBeVisible()
})

test('a browser that cannot reach its push service says so, and can be tried again', async ({
  page,
  site,
}) => {
  await creatorOn(page, site)
  await page.addInitScript(() => {
    const { subscribe } = PushManager.prototype
    let tries = 0
    PushManager.prototype.subscribe = async function (options) {
      if (tries++ === 0) throw new DOMException('Registration failed', 'AbortError')
      return subscribe.call(this, options)
    }
  })
  await page.goto(settings)
  await button(page, 'Turn on').click()
  await expect(page.getByText('Your browser couldn’t reach its push service.')).toBeVisible()
  await button(page, 'Turn on').click()
  await expect(button(page, 'Turn off')).toBeVisible()
})
