import type { Page } from '@playwright/test'
import { onDesktop } from '../src/lib/devices.ts'
import { button } from '../src/lib/forms.ts'
import { addressOf, pieces } from '../src/lib/pieces.ts'
import { reaches, startVideo, timeOf, videoOn } from '../src/lib/playing.ts'
import { expect, test } from '../src/lib/test.ts'

/** The answer of the gate with something else in it. */
const changePlayback = (page: Page, change: object) =>
  page.route('**/playback*', async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, json: { ...(await response.json()), ...change } })
  })

test('it goes on where someone stopped, or starts over', async ({ page, site }) => {
  await changePlayback(page, { resumeAt: 3 })
  await page.goto(await addressOf(site, 'video'))
  await expect(page.getByText('Going on at 0:03')).toBeVisible({ timeout: 15_000 })
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
    await expect(page.getByText(`Up next: ${pieces.video}`)).toBeVisible({ timeout: 20_000 })
  }
  await watchToTheEnd()
  await button(page, 'Cancel').click()
  await expect(page.getByText('Up next')).toBeHidden()
  await watchToTheEnd()
  await expect(page).toHaveURL(next, { timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1, name: pieces.video })).toBeVisible()
})

test('full screen takes the controls along', async ({ page, site }) => {
  await page.goto(await addressOf(site, 'video'))
  await startVideo(page)
  await button(page, /^Full screen/).click()
  await expect(button(page, /^Leave full screen/)).toBeVisible()
  expect(await page.evaluate(() => document.fullscreenElement?.querySelector('video'))).toBeTruthy()
  await page.keyboard.press('f')
  await expect(button(page, /^Full screen/)).toBeVisible()
})

// A phone has no room for the button.
test('a video goes on in a window of its own', onDesktop, async ({ page, site }) => {
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
  await expect.poll(announced).toBe(pieces.audio)
  // What goes with a piece comes with the first scroll.
  await page.evaluate(() => scrollBy(0, 300))
  await page.getByRole('link', { name: pieces.video }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: pieces.video })).toBeVisible()
  await reaches(page, 0.5)
  await expect.poll(announced).toBe(pieces.video)
  const mini = page.getByRole('region', { name: 'Playing' })
  await expect(mini.getByRole('button', { name: 'Play' })).toBeVisible()
  await mini.getByRole('button', { name: 'Play' }).click()
  await expect.poll(announced).toBe(pieces.audio)
  expect(await videoOn(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('a browser that cannot be fed by hand gets one file', async ({ page, site }) => {
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
