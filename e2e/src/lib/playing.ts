import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export const videoOn = (page: Page) => page.locator('video')

export const timeOf = (page: Page) =>
  videoOn(page).evaluate((video: HTMLVideoElement) => video.currentTime)

export const reaches = (page: Page, seconds: number) =>
  expect.poll(() => timeOf(page), { timeout: 20_000 }).toBeGreaterThan(seconds)

/** A browser that was touched starts by itself; one that was not has the button. */
export const startVideo = async (page: Page) => {
  await videoOn(page).waitFor()
  await videoOn(page).evaluate((video: HTMLVideoElement) => video.play())
  await reaches(page, 0.5)
}

type Sounding = HTMLVideoElement & { webkitAudioDecodedByteCount: number }

export const soundOf = (page: Page) =>
  videoOn(page).evaluate((video) => {
    const { webkitAudioDecodedByteCount: decoded, muted, volume } = video as Sounding
    return { decoded, audible: !muted && volume > 0 }
  })

/** From asking for the page to the first picture in the player, in milliseconds; before `goto`. */
export const noteFirstFrame = async (page: Page) => {
  await page.addInitScript(() => {
    const noted = (event: Event) => {
      if (event.target instanceof HTMLVideoElement) {
        document.documentElement.dataset.firstFrame ??= String(Math.round(event.timeStamp))
      }
    }
    document.addEventListener('loadeddata', noted, { capture: true })
  })
  return async () => {
    await page.locator('html[data-first-frame]').waitFor()
    return Number(await page.locator('html').getAttribute('data-first-frame'))
  }
}
