import type { Locator } from '@playwright/test'
import { swipe } from './fingers.ts'

/** Along its track, by a share of its length: with a finger where there is one, else with the mouse. */
export const dragAlong = async (handle: Locator, share: number, isTouch: boolean) => {
  const page = handle.page()
  await handle.scrollIntoViewIfNeeded()
  const { from, width } = await handle.evaluate((one) => {
    const { left, top, width: own, height } = one.getBoundingClientRect()
    const track = one.parentElement?.getBoundingClientRect()
    return { from: { x: left + own / 2, y: top + height / 2 }, width: track?.width ?? 0 }
  })
  const to = { x: from.x + width * share, y: from.y }
  if (isTouch) return swipe(page, from, to)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  await page.mouse.up()
}
