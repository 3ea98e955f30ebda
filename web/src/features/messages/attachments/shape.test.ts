import { expect, test } from 'vitest'
import { ratioOf } from './shape.ts'

test('a picture has its own shape, within reason', () => {
  expect(ratioOf({ width: 1600, height: 1000 })).toBe(1.6)
  expect(ratioOf({ width: 400, height: 4000 })).toBe(0.7)
  expect(ratioOf({ width: 4000, height: 400 })).toBe(2)
})

test('what is not known yet has a usual one', () => {
  expect(ratioOf({ width: null, height: null })).toBeCloseTo(4 / 3)
  expect(ratioOf({ width: null, height: null }, 16 / 9)).toBeCloseTo(16 / 9)
})
