import { expect, test } from 'vitest'
import { beginsSwipe, goesBack, isSwipe } from './swipe.ts'

test('it begins at the edge only', () => {
  expect([beginsSwipe(4), beginsSwipe(80)]).toEqual([true, false])
})

test.each([
  ['a finger that rests', 4, 3, null],
  ['one that goes along', 14, 5, true],
  ['one that scrolls', 8, 20, false],
  ['one that goes aslant', 20, 18, false],
  ['one that goes the other way', -20, 0, false],
])('%s', (_, dx, dy, answer) => {
  expect(isSwipe(dx, dy)).toBe(answer)
})

test.each([
  ['far enough', 200, 0, true],
  ['not far enough', 100, 0.1, false],
  ['a short flick', 60, 0.9, true],
  ['far, and flicked back', 250, -0.9, false],
])('let go %s', (_, dx, speed, answer) => {
  expect(goesBack(dx, 390, speed)).toBe(answer)
})
