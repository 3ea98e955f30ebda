import { expect, test } from 'vitest'
import { type Reaction, reactionWords, withOwn } from './reaction-words.ts'

const reaction = (emoji: string, count: number, isOwn = false): Reaction => ({
  emoji,
  count,
  isOwn,
})

test.each([
  [reaction('❤️', 1), '1 person reacted with heart'],
  [reaction('❤️', 3), '3 people reacted with heart'],
  [reaction('🔥', 1, true), 'You reacted with fire'],
  [reaction('🔥', 2, true), 'You and 1 other person reacted with fire'],
  [reaction('🦊', 5, true), 'You and 4 other people reacted with 🦊'],
])('%o is said as %s', (one, words) => {
  expect(reactionWords([one])).toBe(words)
})

test('kinds are said one after the other', () => {
  expect(reactionWords([reaction('👏', 2), reaction('😢', 1)])).toBe(
    '2 people reacted with applause, 1 person reacted with tears',
  )
})

test.each([
  ['to nothing', [], '🔥', [reaction('🔥', 1, true)]],
  ['to what others chose', [reaction('🔥', 2)], '🔥', [reaction('🔥', 3, true)]],
  [
    'in the place of another one',
    [reaction('❤️', 2, true), reaction('🔥', 1)],
    '🔥',
    [reaction('❤️', 1), reaction('🔥', 2, true)],
  ],
  ['that nobody else chose', [reaction('❤️', 1, true)], '🔥', [reaction('🔥', 1, true)]],
  ['that is there', [reaction('❤️', 2, true)], '❤️', [reaction('❤️', 2, true)]],
  ['taken back', [reaction('❤️', 2, true)], null, [reaction('❤️', 1)]],
  ['that was the only one, taken back', [reaction('❤️', 1, true)], null, []],
] as const)('an own reaction is added %s', (_, before, own, after) => {
  expect(withOwn(before, own)).toEqual(after)
})
