import { expect, it } from 'vitest'
import { ticksAround, ticksFor } from './ticks.ts'

it('takes round steps that reach above the largest value', () => {
  expect(ticksFor([121])).toEqual([0, 50, 100, 150])
  expect(ticksFor([9, 3])).toEqual([0, 5, 10])
  expect(ticksFor([94_200])).toEqual([0, 50_000, 100_000])
})

it('never cuts what can only be counted whole', () => {
  expect(ticksFor([1])).toEqual([0, 1])
  expect(ticksFor([2])).toEqual([0, 1, 2])
  expect(ticksFor([0])).toEqual([0, 1])
  expect(ticksFor([])).toEqual([0, 1])
  // In cents: whole dollars.
  expect(ticksFor([120], 100)).toEqual([0, 100, 200])
  expect(ticksFor([0], 100)).toEqual([0, 100])
})

it('reaches below zero for days on which more went back than came in', () => {
  expect(ticksFor([4_395, -879], 100)).toEqual([-2_000, 0, 2_000, 4_000, 6_000])
})

it('shows a total near its values, and one that never changed in the middle', () => {
  expect(ticksAround([1_240, 1_284])).toEqual([1_240, 1_260, 1_280, 1_300])
  expect(ticksAround([12, 12])).toEqual([11, 12, 13])
  expect(ticksAround([0, 0])).toEqual([0, 1])
})
