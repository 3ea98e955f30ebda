import { expect, test } from 'vitest'
import { doubleTapMs, isDouble, sideOf } from './taps.ts'

test('the outer thirds of the picture are the sides', () => {
  expect([0, 129, 130, 260, 261, 390].map((x) => sideOf(x, 390))).toEqual([
    'back',
    'back',
    'middle',
    'middle',
    'forward',
    'forward',
  ])
})

test('two quick taps on one side are a double tap', () => {
  const first = { side: 'forward', at: 1000 } as const
  expect(isDouble(null, first)).toBe(false)
  expect(isDouble(first, { side: 'forward', at: 1000 + doubleTapMs - 1 })).toBe(true)
  expect(isDouble(first, { side: 'forward', at: 1000 + doubleTapMs })).toBe(false)
  expect(isDouble(first, { side: 'back', at: 1100 })).toBe(false)
  const middle = { side: 'middle', at: 1000 } as const
  expect(isDouble(middle, { side: 'middle', at: 1100 })).toBe(false)
})
