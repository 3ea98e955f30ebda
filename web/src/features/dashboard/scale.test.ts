import { expect, it } from 'vitest'
import { ticksFor } from './scale.ts'

it('takes round steps that reach above the largest value', () => {
  expect(ticksFor(121)).toEqual([0, 50, 100, 150])
  expect(ticksFor(9)).toEqual([0, 5, 10])
  expect(ticksFor(94_200)).toEqual([0, 50_000, 100_000])
})

it('never cuts what can only be counted whole', () => {
  expect(ticksFor(1)).toEqual([0, 1])
  expect(ticksFor(2)).toEqual([0, 1, 2])
  expect(ticksFor(0)).toEqual([0, 1])
})
