import { describe, expect, test } from 'vitest'
import { cutOf, mostZoom, moveBy, start, zoomTo } from './crop.ts'

const wide = { width: 1600, height: 800 }

describe('what the mask shows', () => {
  test('shows the middle at first', () => {
    expect(cutOf(wide, start)).toEqual({ left: 400, top: 0, side: 800 })
  })

  test('stops at the edge, however far it is dragged', () => {
    const right = moveBy(wide, start, { x: -9, y: 3 })
    expect(cutOf(wide, right)).toEqual({ left: 800, top: 0, side: 800 })
    expect(cutOf(wide, moveBy(wide, right, { x: 9, y: 0 })).left).toBe(0)
  })

  test('shows a smaller part when zoomed', () => {
    expect(cutOf(wide, zoomTo(wide, start, 2))).toEqual({ left: 600, top: 200, side: 400 })
  })
})

test('zooming keeps what is under the pointer', () => {
  const at = { x: 0.25, y: -0.25 }
  const under = (view: typeof start) => {
    const { left, top, side } = cutOf(wide, view)
    return [left + side * (0.5 + at.x), top + side * (0.5 + at.y)]
  }
  expect(under(zoomTo(wide, start, 2.5, at))).toEqual(under(start))
})

test('limits the zoom', () => {
  expect(zoomTo(wide, start, 0.2).zoom).toBe(1)
  expect(zoomTo(wide, start, 99).zoom).toBe(mostZoom)
})
