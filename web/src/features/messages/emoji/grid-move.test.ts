import { expect, test } from 'vitest'
import { moveInGrid } from './grid-move.ts'

/** 0 1 2 / 3 4, then 5 6 7 / 8. */
const sizes = [5, 4]

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 8, 8],
  ['ArrowLeft', 5, 4],
  ['ArrowLeft', 0, 0],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 4, 6],
  ['ArrowDown', 6, 8],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 3, 0],
  ['ArrowUp', 5, 3],
  ['ArrowUp', 7, 4],
  ['ArrowUp', 1, 1],
  ['Home', 6, 0],
  ['End', 1, 8],
])('%s leads from %i to %i', (key, from, to) => {
  expect(moveInGrid(key, from, sizes, 3)).toBe(to)
})

test('other keys lead nowhere', () => {
  expect(moveInGrid('a', 0, sizes, 3)).toBeNull()
})
