import type { Locator, Page } from '@playwright/test'
import { openSession } from '../src/lib/client.ts'
import { addressOf, contents } from '../src/lib/contents.ts'
import { onBoth, onPhone } from '../src/lib/devices.ts'
import { tapTwice } from '../src/lib/fingers.ts'
import { button } from '../src/lib/forms.ts'
import { holdVideo, reaches, startVideo, timeOf, videoOn } from '../src/lib/playing.ts'
import { expect, test } from '../src/lib/test.ts'

/** The answer of the gate with something else in it. */
const changePlayback = (page: Page, change: object) =>
  page.route('**/playback*', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...(await response.json()), ...change } })
  })

interface Next {
  readonly id: string
  readonly title: string
}

/**
 * In the answer of the api, which a page asks for when it is opened from another: the demo world has
 * no such series.
 */
const openInSeries = async (page: Page, address: string, { id, title }: Next) => {
  await page.route(`**/api${address}*`, async (route) => {
    const series = { id, title: 'Nights', position: 1, length: 2, nextId: id, nextTitle: title }
    const response = await route.fetch()
    const { content } = await response.json()
    return route.fulfill({ response, json: { content: { ...content, series } } })
  })
  await page.goto('/help')
  // Heard once the program has started.
  await expect(async () => {
    await page.evaluate((to) => history.pushState(null, '', to), address)
    await expect(page.getByText('Part 1 of 2')).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 60_000 })
}

test('it goes on where someone stopped, or starts over', async ({ page, site }) => {
  await changePlayback(page, { resumeAt: 3 })
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  await expect(page.getByText('Resumed at 0:03')).toBeVisible()
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(3)
  await button(page, 'Start over').click()
  await expect.poll(() => timeOf(page)).toBeLessThan(3)
  await reaches(page, 0.5)
  await expect(button(page, 'Start over')).toBeHidden()
})

test('the next part of a series comes by itself, unless someone says no', async ({
  page,
  site,
}) => {
  const next = await addressOf(site, 'video')
  const watchToTheEnd = async () => {
    await page.goto(await addressOf(site, 'earlier'))
    await startVideo(page)
    await page.keyboard.press('9')
    await expect(page.getByText(`Up next: ${contents.video}`)).toBeVisible()
  }
  await watchToTheEnd()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Up next')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Watch next' })).toBeVisible()
  await watchToTheEnd()
  await expect(page).toHaveURL(next)
  await expect(page.getByRole('heading', { level: 1, name: contents.video })).toBeVisible()
})

test('at the end there is more to watch, or the same again', async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  await page.keyboard.press('9')
  const next = page.getByRole('region', { name: 'Watch next' })
  await expect(next.getByRole('link').first()).toBeVisible()
  await next.getByRole('button', { name: 'Watch again' }).click()
  await expect(next).toBeHidden()
  await expect.poll(() => timeOf(page)).toBeLessThan(5)
  await page.keyboard.press('9')
  const title = (await next.getByRole('link').first().textContent()) ?? ''
  await next.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('volume and captions are as they were left', onBoth, async ({ page, site, isMobile }) => {
  const video = await addressOf(site, 'video')
  const sound = () =>
    videoOn(page).evaluate(({ volume, muted }: HTMLVideoElement) => ({ volume, muted }))
  const captions = page.locator('[data-captions]')
  const bottomOf = async (what: Locator) => {
    const box = await what.boundingBox()
    return box ? box.y + box.height : 0
  }
  const seekBar = page.getByRole('slider', { name: 'Position' })
  // Its middle: for fingers it reaches further than it is drawn.
  const areAbove = async () => {
    const bar = await seekBar.boundingBox()
    return (await bottomOf(captions)) <= (bar ? bar.y + bar.height / 2 : 0)
  }

  await test.step('captions have a size and stand above the controls', async () => {
    await page.goto(video)
    await startVideo(page)
    await page.keyboard.press('k')
    await page.keyboard.press('0')
    await page.keyboard.press('c')
    await expect(captions).toHaveAttribute('data-captions', 'medium')
    await button(page, 'Settings').click()
    await page.getByText('Large', { exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(captions).toHaveAttribute('data-captions', 'large')
    await expect.poll(areAbove).toBe(true)
  })
  await test.step('they go to the bottom when the controls go', async () => {
    await videoOn(page).evaluate((one: HTMLVideoElement) => {
      // Slow enough for the words to be there when the controls are gone.
      one.playbackRate = 0.0625
    })
    await page.keyboard.press('k')
    await captions.waitFor()
    await expect.poll(areAbove).toBe(false)
  })
  await test.step('volume and silence outlive the page', async () => {
    await page.keyboard.press('m')
    await videoOn(page).evaluate((one: HTMLVideoElement) => {
      one.volume = 0.4
    })
    await expect.poll(sound).toEqual({ volume: 0.4, muted: true })
    await page.reload()
    await startVideo(page)
    expect(await sound()).toEqual({ volume: 0.4, muted: true })
    await page.keyboard.press('0')
    await expect(captions).toHaveAttribute('data-captions', 'large')
  })
  await test.step('nothing of them lies under the end screen', async () => {
    await page.keyboard.press('9')
    await expect(page.getByRole('region', { name: 'Watch next' })).toBeVisible()
    await expect(captions).toHaveCount(0)
    // On a phone it has the whole picture; elsewhere one can still go back from it.
    await expect(seekBar).toBeVisible({ visible: !isMobile })
  })
  await test.step('audio is as silent, and makes the video audible again', async () => {
    await page.goto(await addressOf(site, 'audio'))
    await button(page, 'Play').click()
    await button(page, 'Unmute (m)').click()
    await expect(button(page, 'Mute (m)')).toBeVisible()
    await page.goto(video)
    await startVideo(page)
    expect(await sound()).toEqual({ volume: 0.4, muted: false })
  })
})

test('two taps at a side skip, and fingers find every button', onPhone, async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  await page.keyboard.press('k')
  await page.keyboard.press('5')
  await reaches(page, 2.9)
  const box = await videoOn(page).boundingBox()
  if (!box) throw new Error('there is no picture')
  await tapTwice(page, { x: box.x + box.width * 0.15, y: box.y + box.height * 0.3 })
  await expect(page.getByText('10 seconds', { exact: true })).toBeVisible()
  await expect.poll(() => timeOf(page)).toBe(0)
  const state = () =>
    videoOn(page).evaluate(({ paused }: HTMLVideoElement) => ({
      paused,
      full: document.fullscreenElement !== null,
    }))
  expect(await state()).toEqual({ paused: true, full: false })

  for (const control of [/^Play \(k\)/, /^Mute/, 'Chapters', /^Captions/, 'Settings', /^Full/]) {
    const size = await button(page, control).boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0), `${control}`).toBeGreaterThanOrEqual(44)
  }
})

test('one press makes it faster, and the last one normal again', async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  const rate = () => videoOn(page).evaluate((video: HTMLVideoElement) => video.playbackRate)
  for (const speed of [1.25, 1.5, 2, 1]) {
    await button(page, new RegExp(`change to ${speed}×`)).click()
    await expect.poll(rate).toBe(speed)
  }
})

test('a free part leads to what opens the rest, not to another post', async ({ page, site }) => {
  const address = await addressOf(site, 'teaser')
  const id = (await addressOf(site, 'video')).replace('/content/', '')
  await openInSeries(page, address, { id, title: contents.video })
  await button(page, /^Watch the preview/).click()
  await holdVideo(page)
  await reaches(page, 0.5)
  await holdVideo(page, false)
  await expect(button(page, /^Watch the preview/)).toBeVisible()
  await expect(page.getByText('Up next')).toBeHidden()
})

test('audio of a series goes on with the next part', async ({ page, site }) => {
  const address = await addressOf(site, 'audio')
  const { content } = await openSession(site).call('listContent', {
    query: { type: 'audio', limit: 50 },
  })
  const next = content.find(({ title }) => title !== contents.audio)
  if (!next) throw new Error('there is only one recording')
  await openInSeries(page, address, next)
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
  // It can be sought in once its length is known.
  await expect(async () => {
    await page.keyboard.press('9')
    await expect(page.getByText(`Up next: ${next.title}`)).toBeVisible()
  }).toPass({ timeout: 60_000 })
  await page.getByRole('link', { name: 'Play now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: next.title })).toBeVisible()
  await expect(button(page, 'Pause')).toBeVisible()
})

test('a player that did not arrive comes with the page', async ({ page, site }) => {
  const engine = '**/hls-engine-*.js'
  await page.route(engine, (route) => route.abort())
  await page.goto(await addressOf(site, 'audio'))
  await button(page, 'Play').click()
  await expect(page.getByText('We can’t play this')).toBeVisible()
  await page.unroute(engine)
  const loaded = page.waitForEvent('load')
  await button(page, 'Reload page').click()
  await loaded
  await button(page, 'Play').click()
  await expect(button(page, 'Pause')).toBeVisible()
})

test('full screen takes the controls along', onBoth, async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  await button(page, /^Full screen/).click()
  await expect(button(page, /^Exit full screen/)).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement?.querySelector('video'))).toBeTruthy()
  await page.keyboard.press('f')
  await expect(button(page, /^Full screen/)).toBeVisible()
})

// A phone has no room for the button.
test('a video goes on in a window of its own', async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  const inWindow = () => page.evaluate(() => document.pictureInPictureElement !== null)
  await button(page, 'Picture in picture').click()
  await expect.poll(inWindow).toBe(true)
  await button(page, 'Picture in picture').click()
  await expect.poll(inWindow).toBe(false)
})

test('headphones and lock screens know what plays, and one thing plays at a time', async ({
  page,
  site,
}) => {
  const announced = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? null)
  await page.goto(await addressOf(site, 'audio'))
  await button(page, 'Play').click()
  await expect.poll(announced).toBe(contents.audio)
  // What goes with a post comes with the first scroll.
  await page.evaluate(() => scrollBy(0, 300))
  await page.getByRole('link', { name: contents.video }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: contents.video })).toBeVisible()
  await reaches(page, 0.5)
  await expect.poll(announced).toBe(contents.video)
  const mini = page.getByRole('region', { name: 'Now playing' })
  await expect(mini.getByRole('button', { name: 'Play' })).toBeVisible()
  await mini.getByRole('button', { name: 'Play' }).click()
  await expect.poll(announced).toBe(contents.audio)
  expect(await videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('a browser that cannot be fed by hand gets one file', onPhone, async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource']) {
      Reflect.deleteProperty(window, name)
    }
  })
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  expect(await videoOn(page).getAttribute('src')).toContain('-rendition-')
  await page.keyboard.press('5')
  await reaches(page, 2.9)
})

test('an address the store no longer takes is asked for again', async ({ page, site }) => {
  let refused = 0
  await page.route('**/*-rendition-*', async (route) => {
    if (refused >= 2) return route.continue()
    refused++
    return route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  expect(refused).toBe(2)
})
