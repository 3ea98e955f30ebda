import { describe, expect, it } from 'vitest'
import { chapterAt, isUnfinished } from './unfinished.ts'

describe('what somebody may go on with', () => {
  it.each([
    ['at the very start', 4, 60, false],
    ['after five seconds of a minute', 5, 60, true],
    ['before a twentieth of twelve minutes', 29, 720, false],
    ['after half a minute of twelve', 30, 720, true],
    ['after half a minute of an hour', 30, 3600, true],
    ['just before its end', 684, 720, true],
    ['at its end', 685, 720, false],
    ['in what is over within seconds', 4, 8, false],
    ['in what has no length', 40, null, false],
    ['without having played', null, 720, false],
  ])('%s: %s of %s is %s', (_, position, duration, expected) => {
    expect(isUnfinished(position, duration)).toBe(expected)
  })
})

describe('the chapter somebody stopped in', () => {
  const chapters = [
    { start: 10, title: 'Mixing' },
    { start: 60, title: 'Shaping' },
  ]
  it('is the last one that has begun', () => {
    expect(chapterAt(chapters, 60)).toBe('Shaping')
    expect(chapterAt(chapters, 59.9)).toBe('Mixing')
    expect(chapterAt(chapters, 9)).toBeNull()
    expect(chapterAt([], 60)).toBeNull()
  })
})
