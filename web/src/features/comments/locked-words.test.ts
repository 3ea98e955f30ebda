import { expect, test } from 'vitest'
import { lockedWords } from './locked-words.ts'

test('comments of a locked post say when they open, and announce only what follows', () => {
  expect(lockedWords('video', true)).toBe(
    'Comments open when you unlock this video. Here’s what people said after watching.',
  )
  expect(lockedWords('image', true)).toBe(
    'Comments open when you unlock this post. Here’s what people said.',
  )
  expect(lockedWords('audio', false)).toBe('Comments open when you unlock this post.')
})
