import type { Page } from '@playwright/test'
import { addressOf, type Content, creatorOf } from '../src/lib/contents.ts'
import { button } from '../src/lib/forms.ts'
import { giveAccess, takeAccess } from '../src/lib/grants.ts'
import { breakDown } from '../src/lib/network.ts'
import { giveSession, newPerson } from '../src/lib/people.ts'
import { reaches, startVideo, videoOn } from '../src/lib/playing.ts'
import { newTier } from '../src/lib/subscribing.ts'
import { expect, test } from '../src/lib/test.ts'

const gated = ['forSale', 'teaser', 'premium'] as const satisfies Content[]
const waysIn = {
  forSale: 'Buy it once',
  teaser: 'Join Studio door',
  premium: 'Join Back room',
}

const unlock = (page: Page) => page.getByRole('heading', { name: /^Unlock this/ })

/** What was given to someone, and what of the three that opens. */
const viewers: Record<string, { level?: string; buys?: Content; opens: Content[] }> = {
  'a fan': { opens: [] },
  'a subscriber': { level: 'subscribers', opens: ['teaser'] },
  'a premium subscriber': { level: 'premium', opens: ['teaser', 'premium'] },
  'a buyer': { buys: 'premium', opens: ['premium'] },
}

for (const [name, { level, buys, opens }] of Object.entries(viewers)) {
  test(`${name} opens what is theirs and sees what opens the rest`, async ({
    page,
    site,
    person,
  }) => {
    if (level) await giveAccess(person, `creator:${await creatorOf(site)}:${level}`)
    if (buys)
      await giveAccess(person, (await addressOf(site, buys)).replace('/content/', 'content:'))
    for (const content of gated) {
      await page.goto(await addressOf(site, content))
      if (opens.includes(content)) {
        await expect(
          page.getByText(buys ? 'Yours to keep' : 'Included for you').first(),
        ).toBeVisible()
        if (content === 'teaser') await startVideo(page)
        else await expect(button(page, 'Zoom in')).toBeVisible()
      } else {
        await expect(page.getByRole('heading', { name: waysIn[content] })).toBeVisible()
        await expect(unlock(page)).toBeVisible()
      }
    }
  })
}

test('someone without an account sees every way in and no more', async ({ page, site }) => {
  for (const content of gated) {
    const address = await addressOf(site, content)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: waysIn[content] })).toBeVisible()
    expect((await page.request.get(`/api${address}/playback`)).status()).toBe(403)
  }
})

test('the cheapest tier that opens a post is named with its price, and leads to its checkout', async ({
  page,
  site,
}) => {
  await page.goto(await addressOf(site, 'teaser'))
  await expect(page.getByText('€5.13 /month')).toBeVisible()
  await expect(
    page.getByText(/^Opens this video and \d+ more posts?\. Free for 7 days\. Cancel anytime\./),
  ).toBeVisible()
  const dearer = page.getByRole('link', { name: /^Join Back room, €15\.42 a month/ })
  await expect(dearer).toBeHidden()
  await page.getByText('1 more way').click()
  await expect(dearer).toHaveAttribute('href', /^\/checkout\?type=subscription&id=/)
  await page.getByRole('link', { name: 'Start 7-day free trial: Studio door' }).click()
  await expect(page).toHaveURL(/\/login\?next=%2Fcheckout%3Ftype%3Dsubscription/)

  await page.goto(await addressOf(site, 'premium'))
  await expect(page.getByText('€15.42 /month')).toBeVisible()
  await expect(page.getByText('Studio door')).toBeHidden()
})

test('tiers that could not be read are asked for again', async ({ page, site }) => {
  await breakDown('/profile/*/tiers')(page)
  await page.goto(await addressOf(site, 'premium'))
  await expect(page.getByText('We couldn’t load the tiers')).toBeVisible()
  await page.unroute('**/api/profile/*/tiers')
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: waysIn.premium })).toBeVisible()
})

const words = { type: 'text', text: 'Rain over the harbour.' }
const article = { type: 'doc', content: [{ type: 'paragraph', content: [words] }] }

test('without a tier there is no way in, until there is one', async ({ page, site }) => {
  const creator = await newPerson(site, { isCreator: true, name: 'Ines Harbour' })
  const { call } = creator.session
  const { content } = await call('createContent', {
    body: { type: 'article', title: 'Harbour', article, visibility: 'subscribers' },
  })
  await call('publishContent', {
    params: { id: content.id },
    body: { when: 'ready', rightsConfirmed: true },
  })
  await newTier(creator, { name: 'Quay', price: { amount: 0, currency: 'USD' } })
  await page.goto(`/content/${content.id}`)
  await expect(page.getByRole('heading', { name: 'Not available right now' })).toBeVisible()
  await newTier(creator)
  await expect(page.getByRole('heading', { name: 'Join Harbour light' })).toBeVisible()
  await expect(unlock(page)).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'Subscribe for $10.28/mo: Harbour light' }),
  ).toBeVisible()
})

test('the line of its creator leads to the tiers, and knows who has one', async ({
  page,
  site,
  person,
}) => {
  const line = page.getByRole('region', { name: 'Creator', exact: true })
  await page.goto(await addressOf(site, 'video'))
  await line.getByRole('link', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Subscribe' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await giveAccess(person, `creator:${await creatorOf(site)}:subscribers`)
  await page.goto(await addressOf(site, 'teaser'))
  await expect(line.getByRole('link', { name: 'Subscribed', exact: true })).toBeVisible()
})

test('a right taken back refuses a new play at once and ends the running one', async ({
  page,
  site,
  person,
  otherBrowser,
}) => {
  const resource = `creator:${await creatorOf(site)}:subscribers`
  const address = await addressOf(site, 'teaser')
  await giveAccess(person, resource)
  await page.clock.install()
  await page.goto(address)
  await startVideo(page)
  await videoOn(page).evaluate((video: HTMLVideoElement) => {
    video.loop = true
  })
  await takeAccess(person, resource)

  const other = await otherBrowser()
  await giveSession(other.context(), site, person.session)
  await other.goto(address)
  await expect(unlock(other)).toBeVisible()

  await reaches(page, 0)
  expect(await videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  // The addresses it plays from end within ten minutes.
  await page.clock.fastForward('10:00')
  await expect(page.getByText('Playback stopped')).toBeVisible()
  expect(await videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await button(page, 'See how to unlock it').click()
  await expect(unlock(page)).toBeVisible()
})
