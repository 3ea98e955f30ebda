import { expect, test } from 'vitest'
import { percentText } from './percent.ts'

test('shows one decimal only below ten percent', () => {
  expect(percentText({ part: 3, whole: 40 })).toBe('7.5%')
  expect(percentText({ part: 1, whole: 3 })).toBe('33%')
  expect(percentText({ part: 3, whole: 2 })).toBe('150%')
  expect(percentText({ part: 0, whole: 8 })).toBe('0%')
})

test('has no percentage of zero', () => {
  expect(percentText({ part: 0, whole: 0 })).toBe('–')
})
