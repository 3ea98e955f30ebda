import { expect, it } from 'vitest'
import { timeLeft } from './time-left.ts'

it.each([
  [0, 720, '12 min left'],
  [550, 720, '3 min left'],
  [719.5, 720, '1 min left'],
  [720, 720, '1 min left'],
  [0, 3600, '1 hr left'],
  [0, 3601, '1 hr 1 min left'],
  [600, 8000, '2 hr 4 min left'],
])('%s of %s seconds is %s', (position, duration, words) => {
  expect(timeLeft(position, duration)).toBe(words)
})
