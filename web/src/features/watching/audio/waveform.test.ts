import { expect, test } from 'vitest'
import { barsOf } from './waveform.tsx'

test('draws each bar as the loudest sample of its section, relative to the loudest of all', () => {
  expect(barsOf([0, 50, 100, 20], 2)).toEqual([0.5, 1])
  expect(barsOf([10, 100], 4)).toEqual([0.1, 0.1, 1, 1])
})

test('silence is still drawn', () => {
  expect(barsOf([0, 0], 2)).toEqual([0.04, 0.04])
  expect(barsOf([], 2)).toEqual([0.3, 0.3])
})
