import { expect, test } from 'vitest'
import { swipeOf } from './swipe.ts'

test('a picture is pushed aside far or quickly', () => {
  expect(swipeOf({ x: -61, y: 0, ms: 2000 })).toBe(1)
  expect(swipeOf({ x: 61, y: 20, ms: 2000 })).toBe(-1)
  expect(swipeOf({ x: -30, y: 4, ms: 120 })).toBe(1)
})

test('a tap, a slow nudge and a scroll leave it where it is', () => {
  expect(swipeOf({ x: 0, y: 0, ms: 60 })).toBeNull()
  expect(swipeOf({ x: -30, y: 4, ms: 900 })).toBeNull()
  expect(swipeOf({ x: -80, y: 140, ms: 150 })).toBeNull()
})
