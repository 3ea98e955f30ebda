import { describe, expect, test } from 'vitest'
import { cutOf, mostZoom, moveBy, start, zoomTo } from './crop.ts'

const wide = { width: 1600, height: 800, ratio: 1 }
const banner = { width: 1600, height: 800, ratio: 4 }
const thin = { width: 1600, height: 200, ratio: 4 }

describe('what the mask shows', () => {
  test('shows the middle at first', () => {
    expect(cutOf(wide, start)).toEqual({ left: 400, top: 0, width: 800, height: 800 })
    expect(cutOf(banner, start)).toEqual({ left: 0, top: 200, width: 1600, height: 400 })
    expect(cutOf(thin, start)).toEqual({ left: 400, top: 0, width: 800, height: 200 })
  })

  test('stops at the edge, however far it is dragged', () => {
    const right = moveBy(wide, start, { x: -9, y: 3 })
    expect(cutOf(wide, right)).toMatchObject({ left: 800, top: 0 })
    expect(cutOf(wide, moveBy(wide, right, { x: 9, y: 0 })).left).toBe(0)
    expect(cutOf(banner, moveBy(banner, start, { x: 9, y: -9 }))).toMatchObject({
      left: 0,
      top: 400,
    })
  })

  test('shows a smaller part when zoomed', () => {
    expect(cutOf(wide, zoomTo(wide, start, 2))).toEqual({
      left: 600,
      top: 200,
      width: 400,
      height: 400,
    })
  })
})

test.each([wide, banner, thin])('zooming keeps what is under the pointer', (picture) => {
  const at = { x: 0.25, y: -0.25 }
  const under = (view: typeof start) => {
    const { left, top, width, height } = cutOf(picture, view)
    return [left + width * (0.5 + at.x), top + height * (0.5 + at.y)]
  }
  expect(under(zoomTo(picture, start, 2.5, at))).toEqual(under(start))
})

test('limits the zoom', () => {
  expect(zoomTo(wide, start, 0.2).zoom).toBe(1)
  expect(zoomTo(wide, start, 99).zoom).toBe(mostZoom)
})
