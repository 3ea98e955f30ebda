import { expect, test } from 'vitest'
import { shareWords } from './share-words.ts'

test('shows a share together with its parts', () => {
  expect(shareWords({ part: 1, whole: 2000 }, 'none')).toBe('1 of 2,000')
})

test('shows the given words when the whole is zero', () => {
  expect(shareWords({ part: 0, whole: 0 }, 'No trials ended')).toBe('No trials ended')
})
