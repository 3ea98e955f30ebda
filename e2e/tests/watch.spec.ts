import { ContentId } from '@fanfare/contract'
import type { Locator } from '@playwright/test'
import { openSession } from '../src/lib/client.ts'
import { addressOf, contents } from '../src/lib/contents.ts'
import { onBoth, onPhone, timed } from '../src/lib/devices.ts'
import { editReleased } from '../src/lib/edit-released.ts'
import { swipe } from '../src/lib/fingers.ts'
import { button, title } from '../src/lib/forms.ts'
import { giveSession, newPerson, signInAgain } from '../src/lib/people.ts'
import {
  noteFirstFrame,
  reaches,
  soundOf,
  startVideo,
  timeOf,
  videoOn,
} from '../src/lib/playing.ts'
import type { Site } from '../src/lib/site.ts'
import { expect, test } from '../src/lib/test.ts'
import { shortest } from '../src/lib/timing.ts'

const password = 'orchard-lantern-42'
const demoFan = { email: 'demo.fan@fanfare.test', password }
const demoCreator = { email: 'northlight@fanfare.test', password }

/** As its creator does in the wizard. */
const allowDownload = async (site: Site, address: string) => {
  const session = await signInAgain(site, demoCreator)
  await editReleased(session, ContentId.parse(address.replace('/content/', '')), {
    allowDownload: true,
  })
}

const areLoaded = (pictures: Locator) =>
  pictures.evaluateAll((images: HTMLImageElement[]) =>
    images.every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )

test('a video plays with sound and answers the keyboard', onBoth, async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  const { decoded, audible } = await soundOf(page)
  expect(decoded).toBeGreaterThan(0)
  expect(audible).toBe(true)

  const state = () =>
    videoOn(page).evaluate((video: HTMLVideoElement) => ({
      paused: video.paused,
      muted: video.muted,
      speed: video.playbackRate,
    }))
  for (const key of ['k', 'm', '>']) await page.keyboard.press(key)
  await expect.poll(state).toEqual({ paused: true, muted: true, speed: 1.25 })
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => timeOf(page)).toBe(0)
  await page.keyboard.press('c')
  const captions = () =>
    videoOn(page).evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)
  await expect.poll(captions).toBe('hidden')
  await button(page, 'Chapters').click()
  await expect(button(page, /^First wash/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('5')
  await page.keyboard.press('k')
  await reaches(page, 2.9)
})

test('the first frame of a video comes soon after the press', timed, async ({ page, site }) => {
  // The goal is 1.5 s on a machine that does nothing else, which this one rarely is.
  const allowedMs = 8000
  const firstFrame = await noteFirstFrame(page)
  const ms = await shortest(allowedMs, async () => {
    await page.goto(await addressOf(site, 'video'))
    await startVideo(page)
    return firstFrame()
  })
  console.log(`first frame after ${ms} ms`)
  expect(ms).toBeLessThan(allowedMs)
})

test('how far someone got is reported when they pause', async ({ page, site, person }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  const reported = page.waitForResponse((reply) => reply.url().endsWith('/progress'))
  await page.keyboard.press('k')
  const reply = await reported
  expect(reply.status(), person.username).toBe(204)
  expect(reply.request().postDataJSON().played).toBeGreaterThan(0.4)
})

test('a locked post says what it costs, and opens for who bought it', async ({
  page,
  site,
  otherBrowser,
}) => {
  const address = await addressOf(site, 'forSale')
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Unlock this post' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buy for €5.13' })).toBeVisible()

  const buyer = await otherBrowser()
  await giveSession(buyer.context(), site, await signInAgain(site, demoFan))
  await buyer.goto(address)
  await expect(button(buyer, 'Zoom in')).toBeVisible()
  await expect(buyer.getByText('Yours to keep', { exact: true })).toBeVisible()
})

test('audio goes on while someone looks around', onBoth, async ({ page, site }) => {
  await page.goto(await addressOf(site, 'audio'))
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  await page.getByRole('link', { name: 'Fanfare, home' }).click()
  const playing = page.getByRole('region', { name: 'Now playing' })
  await expect(playing.getByText(contents.audio)).toBeVisible()
  await expect(playing).toContainText(/0:0[1-9] \//)
  await button(page, 'Stop and close').click()
  await expect(playing).toBeHidden()
})

test(
  'pictures are looked through, enlarged and fill the screen',
  onBoth,
  async ({ page, site, isMobile }) => {
    await page.goto(await addressOf(site, 'gallery'))
    // By key: what hides after two seconds may be gone before a slow machine has moved a pointer there.
    await button(page, 'Zoom in').press('Enter')
    await expect(button(page, '150%')).toBeVisible()
    await button(page, 'Next image').press('Enter')
    await expect(button(page, '100%')).toBeVisible()
    await expect(button(page, 'Image 2 of 2')).toHaveAttribute('aria-current', 'true')

    const opener = button(page, 'Full screen (f)')
    await opener.press('Enter')
    const full = page.getByRole('dialog', { name: `${contents.gallery}, full screen` })
    await expect(full.getByText('2 of 2')).toBeVisible()
    await expect(full.getByRole('button', { name: 'Next image' })).toBeFocused()
    await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
    const picture = full.getByAltText(`${contents.gallery}, image 2`)
    await test.step('nothing to press lies on the picture', async () => {
      const art = await picture.boundingBox()
      if (!art) throw new Error('there is no picture')
      for (const control of await full.getByRole('button').filter({ visible: true }).all()) {
        const box = await control.boundingBox()
        if (!box) continue
        const apart =
          box.x >= art.x + art.width ||
          box.x + box.width <= art.x ||
          box.y >= art.y + art.height ||
          box.y + box.height <= art.y
        expect(apart, `${control} is beside the picture`).toBe(true)
      }
    })
    await test.step('the next one is there before it is asked for', async () => {
      const ahead = full.getByAltText(`${contents.gallery}, image 1`)
      await expect(ahead).toBeHidden()
      await expect.poll(() => areLoaded(ahead)).toBe(true)
    })
    await test.step('keys and swipes lead through them', async () => {
      for (const [key, count] of [
        ['ArrowRight', '1 of 2'],
        ['End', '2 of 2'],
        ['Home', '1 of 2'],
        ['ArrowLeft', '2 of 2'],
      ] as const) {
        await page.keyboard.press(key)
        await expect(full.getByText(count)).toBeVisible()
      }
      const box = await picture.boundingBox()
      if (!box) throw new Error('there is no picture')
      const y = box.y + box.height / 2
      const [left, right] = [box.x + box.width * 0.3, box.x + box.width * 0.7]
      if (isMobile) await swipe(page, { x: right, y }, { x: left, y })
      else {
        await page.mouse.move(right, y)
        await page.mouse.down()
        await page.mouse.move(left, y, { steps: 4 })
        await page.mouse.up()
      }
      await expect(full.getByText('1 of 2')).toBeVisible()
    })
    await test.step('leaving it gives the focus back, at the same picture', async () => {
      await page.keyboard.press('Escape')
      await expect(full).toBeHidden()
      await expect(opener).toBeFocused()
      await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull()
      await expect(button(page, 'Image 1 of 2')).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('f')
      await full.getByRole('button', { name: 'Exit full screen (f)' }).click()
      await expect(full).toBeHidden()
      await expect(opener).toBeFocused()
    })
  },
)

test('an article says its first words once, in lines one can read', async ({ page, site }) => {
  const address = await addressOf(site, 'article')
  const id = ContentId.parse(address.replace('/content/', ''))
  const { content } = await openSession(site).call('readContent', { params: { id }, query: {} })
  await page.goto(address)
  await expect(title(page, contents.article)).toBeVisible()
  const time = page.getByText(/^\d+ min read$/)
  await expect(time).toBeVisible()
  await expect(page.getByText(content.description)).toHaveCount(1)
  // What a line holds on average.
  const letters = await time.locator('xpath=following-sibling::p[1]').evaluate((one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size
    return (one.textContent?.length ?? 0) / lines
  })
  expect(letters).toBeLessThan(76)
})

test('what may be kept is downloaded as it was sent', async ({ page, site, person }) => {
  for (const [content, ending] of [
    ['video', /\.mp4$/],
    ['audio', /\.m4a$/],
  ] as const) {
    const address = await addressOf(site, content)
    await page.goto(address)
    await expect(title(page, contents[content]), person.username).toBeVisible()
    await expect(button(page, 'Download')).toBeHidden()
    await allowDownload(site, address)
    await page.reload()
    const saved = page.waitForEvent('download')
    await button(page, 'Download').click()
    expect((await saved).suggestedFilename()).toMatch(ending)
  }
})

test('the tap that brings the tools of a picture presses none', onPhone, async ({ page, site }) => {
  await page.goto(await addressOf(site, 'gallery'))
  const next = button(page, 'Next image')
  // On the place, whatever lies there.
  const tap = () => next.tap({ force: true })
  const seen = () => next.evaluate((one) => getComputedStyle(one.parentElement ?? one).opacity)
  await expect.poll(seen).toBe('0')
  await tap()
  await expect.poll(seen).toBe('1')
  await expect(button(page, 'Image 1 of 2')).toHaveAttribute('aria-current', 'true')
  await tap()
  await expect(button(page, 'Image 2 of 2')).toHaveAttribute('aria-current', 'true')
})

test('pictures that are shown outlive their addresses', async ({ page, site }) => {
  let answers = 0
  const asked: string[] = []
  await page.route('**/playback*', async (route) => {
    const response = await route.fetch()
    const mark = `answer=${++answers}&X-Amz-Signature=`
    return route.fulfill({
      response,
      body: (await response.text()).replaceAll('X-Amz-Signature=', mark),
    })
  })
  await page.route('**/*answer=*', (route) => {
    const url = route.request().url()
    asked.push(url)
    return route.continue({ url: url.replace(/answer=\d+&/, '') })
  })
  await page.clock.install()
  await page.goto(await addressOf(site, 'gallery'))
  const pictures = page.locator('picture img')
  // One large, and both small.
  await expect(pictures).toHaveCount(3)
  await expect.poll(() => areLoaded(pictures)).toBe(true)
  const before = asked.length
  const renewed = page.waitForResponse('**/playback*')
  await page.clock.fastForward('10:00')
  await renewed
  // Answered is not yet known to the page: it has nothing else to wait for.
  await page.waitForLoadState('networkidle')
  await button(page, 'Next image').press('Enter')
  await expect(page.getByAltText(`${contents.gallery}, image 2`)).toBeVisible()
  await expect.poll(() => asked.slice(before).join()).toContain('answer=2&')
  const files = asked.map((url) => new URL(url).pathname)
  expect(files, 'what was shown is not fetched again').toEqual([...new Set(files)])
})

test('a picture that failed waits for a new address', async ({ page, site }) => {
  const files = '**/*-picture-*'
  await page.route(files, (route) => route.abort())
  await page.goto(await addressOf(site, 'gallery'))
  const failure = page.getByText('Failed to load image')
  await expect(failure).toBeVisible()
  const answer = Promise.withResolvers<void>()
  await page.route('**/playback*', async (route) => {
    await answer.promise
    return route.continue()
  })
  await page.unroute(files)
  const asking = page.waitForRequest('**/playback*')
  await button(page, 'Try again').click()
  await asking
  await expect(failure).toBeVisible()
  answer.resolve()
  await expect(failure).toBeHidden()
  await expect(page.getByAltText(`${contents.gallery}, image 1`)).toBeVisible()
  await expect.poll(() => areLoaded(page.locator('picture img').first())).toBe(true)
})

test('a link is copied the older way, or it says that it was not', async ({ page, site }) => {
  await page.addInitScript(() => {
    const writeText = () => Promise.reject(new DOMException('No', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } })
  })
  await page.goto(await addressOf(site, 'gallery'))
  await button(page, 'Share').click()
  await button(page, 'Copy link').click()
  await expect(button(page, 'Copied!')).toBeVisible()
  await page.evaluate(() => {
    document.execCommand = () => false
  })
  await button(page, 'Copy link').click()
  await expect(button(page, 'Couldn’t copy')).toBeVisible()
})

test('a comment shows at once; one that cannot be stored keeps its words', async ({
  page,
  site,
  person,
}) => {
  await page.goto(await addressOf(site, 'gallery'))
  const box = page.getByLabel('Add a comment')
  const [first, second] = [
    `The third sky is mine, ${person.username}.`,
    `${person.username} again.`,
  ]
  await box.fill(first)
  await button(page, 'Comment').click()
  const mine = page.getByRole('article', { name: `Comment by ${person.name}` })
  await expect(mine.getByText(first)).toBeVisible()

  await mine.filter({ hasText: first }).getByLabel('More options for this comment').click()
  // By keyboard: what still loads above it may move the menu from under a mouse.
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await page.keyboard.press('Enter')
  const edited = page.getByLabel('Edit your comment')
  await expect(edited).toHaveValue(first)
  await edited.fill('')
  await expect(edited).toHaveValue('')
  await button(page, 'Cancel').click()
  await expect(mine.getByText(first)).toBeVisible()

  await page.route('**/comments', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await box.fill(second)
  await button(page, 'Comment').click()
  await expect(page.getByText(/^Not sent\..*Your comment is still here/)).toBeVisible()
  await page.unroute('**/comments')
  await button(page, 'Retry').click()
  await expect(mine.getByText(second)).toBeVisible()
  await expect(button(page, 'Retry')).toBeHidden()
})

test('what is saved is found again, and strangers are asked who they are', async ({
  page,
  site,
  context,
}) => {
  const address = await addressOf(site, 'article')
  await page.goto(address)
  await button(page, 'Save').click()
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(address)}`)
  const { session } = await newPerson(site)
  await giveSession(context, site, session)
  await page.goto(address)
  // What they pressed before is done by itself; pressed again now, it would be taken back.
  await expect(button(page, 'Saved')).toBeVisible()
  await page.goto('/library/saved')
  await expect(page.getByRole('link', { name: contents.article })).toBeVisible()
})

test('what does not exist says so', async ({ page }) => {
  await page.goto('/content/018f0000-0000-7000-8000-000000000000')
  await expect(page.getByRole('heading', { name: 'Content Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go Home' }).click()
  await expect(page).toHaveURL('/')
})
