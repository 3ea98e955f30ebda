import { expect, test } from 'vitest'
import { percentText, shareWords } from './share-words.ts'

test('a share is said with what it is made of', () => {
  expect(percentText({ part: 3, whole: 40 })).toBe('7.5%')
  expect(percentText({ part: 1, whole: 3 })).toBe('33%')
  expect(percentText({ part: 0, whole: 8 })).toBe('0%')
  expect(shareWords({ part: 1, whole: 2000 }, 'none')).toBe('1 of 2,000')
})

test('of nobody there is no share', () => {
  expect(percentText({ part: 0, whole: 0 })).toBe('–')
  expect(shareWords({ part: 0, whole: 0 }, 'No trial ended')).toBe('No trial ended')
})
