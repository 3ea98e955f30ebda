import { button } from '../src/lib/forms.ts'
import { giveAccess, takeAccess } from '../src/lib/grants.ts'
import { giveSession } from '../src/lib/people.ts'
import { addressOf, creatorOf, type Piece } from '../src/lib/pieces.ts'
import { reaches, startVideo, videoOn } from '../src/lib/playing.ts'
import { expect, test } from '../src/lib/test.ts'

const gated = ['forSale', 'teaser', 'premium'] as const satisfies Piece[]
const waysIn = { forSale: 'Buy this piece', teaser: 'Any paid tier', premium: 'Premium tier' }

/** What was given to someone, and what of the three that opens. */
const viewers: Record<string, { level?: string; buys?: Piece; opens: Piece[] }> = {
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
    for (const piece of gated) {
      await page.goto(await addressOf(site, piece))
      if (opens.includes(piece)) {
        await expect(page.getByText(buys ? 'Bought' : 'Included for you').first()).toBeVisible()
        if (piece === 'teaser') await startVideo(page)
        else await expect(button(page, 'Larger')).toBeVisible()
      } else {
        await expect(page.getByRole('heading', { name: waysIn[piece] })).toBeVisible()
        await expect(page.getByText('One way in')).toBeVisible()
      }
    }
  })
}

test('someone without an account sees every way in and no more', async ({ page, site }) => {
  for (const piece of gated) {
    const address = await addressOf(site, piece)
    await page.goto(address)
    await expect(page.getByRole('heading', { name: waysIn[piece] })).toBeVisible()
    expect((await page.request.get(`/api${address}/playback`)).status()).toBe(403)
  }
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
  await expect(other.getByText('One way in')).toBeVisible()

  await reaches(page, 0)
  expect(await videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
  // The addresses it plays from end within ten minutes.
  await page.clock.fastForward('10:00')
  await expect(page.getByText('Playing was stopped')).toBeVisible({ timeout: 15_000 })
  expect(await videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await button(page, 'See what opens it').click()
  await expect(page.getByText('One way in')).toBeVisible()
})
