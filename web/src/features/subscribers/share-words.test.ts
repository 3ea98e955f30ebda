import { expect, test } from 'vitest'
import { shareWords } from './share-words.ts'

test('a share is said with what it is made of', () => {
  expect(shareWords({ part: 1, whole: 2000 }, 'none')).toBe('1 of 2,000')
})

test('of nobody there is no share', () => {
  expect(shareWords({ part: 0, whole: 0 }, 'No trials ended')).toBe('No trials ended')
})
