import { expect, test } from 'vitest'
import { barScale } from './bar-scale.ts'

test('draws earnings above zero and refunds below', () => {
  const { y, zero } = barScale([300, -100, 0], 200)
  expect([y(300), zero, y(-100)]).toEqual([0, 150, 200])
})

test('draws days without earnings at zero', () => {
  const { zero, top } = barScale([0, 0], 200)
  expect([zero, top]).toEqual([0, 0])
})
