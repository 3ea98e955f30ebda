import type { Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Touches in one go, each with its own moment: sent one by one, a busy machine would put any time
 * between them.
 */
const send = async (page: Page, touches: readonly (readonly [Point | null, number])[]) => {
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  let isDown = false
  const sent = touches.map(([point, ms]) => {
    const type = point === null ? 'touchEnd' : isDown ? 'touchMove' : 'touchStart'
    isDown = point !== null
    const timestamp = start + ms / 1000
    return session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: point ? [point] : [],
      timestamp,
    })
  })
  await Promise.all(sent)
  await session.detach()
}

export const tapTwice = (page: Page, at: Point) =>
  send(page, [
    [at, 0],
    [null, 20],
    [at, 120],
    [null, 140],
  ])

export const swipe = (page: Page, from: Point, to: Point) => {
  const between = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  })
  const steps = [0, 0.25, 0.5, 0.75, 1]
  return send(page, [...steps.map((part) => [between(part), part * 240] as const), [null, 260]])
}
