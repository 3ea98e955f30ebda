import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const videoOn = (page: Page) => page.locator('video')

export const timeOf = (page: Page) =>
  videoOn(page).evaluate((video: HTMLVideoElement) => video.currentTime)

export const reaches = (page: Page, seconds: number) =>
  expect.poll(() => timeOf(page)).toBeGreaterThan(seconds)

/** Someone who was led here by a tap finds it playing; everybody else presses the button. */
export const startVideo = async (page: Page) => {
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await play.or(videoOn(page)).first().waitFor()
  if ((await videoOn(page).count()) === 0) await play.click()
  await reaches(page, 0.5)
}

/** A preview lasts seconds and then gives way to what unlocks the rest: it goes on until it is released. */
export const holdVideo = (page: Page, held = true) =>
  videoOn(page).evaluate((video: HTMLVideoElement, loop) => {
    video.loop = loop
  }, held)

type Sounding = HTMLVideoElement & { webkitAudioDecodedByteCount: number }

export const soundOf = (page: Page) =>
  videoOn(page).evaluate((video) => {
    const { webkitAudioDecodedByteCount: decoded, muted, volume } = video as Sounding
    return { decoded, audible: !muted && volume > 0 }
  })

/**
 * From the press on Play to the first picture, in milliseconds; from the beginning of the page where
 * it started by itself, which it does when a test has looked into the page before. Before `goto`.
 */
export const noteFirstFrame = async (page: Page) => {
  await page.addInitScript(() => {
    let pressed = 0
    const noted = (event: Event) => {
      if (!(event.target instanceof HTMLVideoElement)) return
      document.documentElement.dataset.firstFrame ??= String(Math.round(event.timeStamp - pressed))
    }
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        pressed ||= timeStamp
      },
      { capture: true },
    )
    document.addEventListener('loadeddata', noted, { capture: true })
  })
  return async () => {
    await page.locator('html[data-first-frame]').waitFor()
    return Number(await page.locator('html').getAttribute('data-first-frame'))
  }
}
