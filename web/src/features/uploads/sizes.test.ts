import { expect, it } from 'vitest'
import { sizeWords, waitWords } from './sizes.ts'

it('says sizes as the limits do', () => {
  expect(sizeWords(999)).toBe('999 B')
  expect(sizeWords(1_500_000)).toBe('1.5 MB')
  expect(sizeWords(2_000_000_000)).toBe('2 GB')
  expect(sizeWords(123_456_789)).toBe('123 MB')
})

it('rounds waiting times', () => {
  expect(waitWords(0.2)).toBe('1 sec left')
  expect(waitWords(61)).toBe('2 min left')
  expect(waitWords(3600)).toBe('1 hr left')
  expect(waitWords(5400)).toBe('1 hr 30 min left')
})
