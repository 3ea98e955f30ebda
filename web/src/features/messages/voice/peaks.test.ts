import { expect, test } from 'vitest'
import { peaksOf, voicePeaks } from './peaks.ts'

test('keeps the loudest of each stretch', () => {
  expect(peaksOf([0.1, 0.5, 0.25, 0], 2)).toEqual([50, 25])
  expect(peaksOf([0.2, 0.4, 0.1, 0.9, 0.3, 0.3], 3)).toEqual([40, 90, 30])
})

test('is as long for a moment as for five minutes', () => {
  expect(peaksOf([0.1, 1], 4)).toEqual([10, 10, 100, 100])
  expect(peaksOf([])).toEqual(Array(voicePeaks).fill(0))
  expect(peaksOf(Array.from({ length: 6_001 }, () => 0.5))).toEqual(Array(voicePeaks).fill(50))
})

test('loses no peak between two stretches, and nothing is louder than all there is', () => {
  const levels = Array.from({ length: 100 }, (_, at) => (at === 99 ? 1.7 : 0))
  expect(peaksOf(levels).at(-1)).toBe(100)
})
