import { expect, test } from 'vitest'
import { chaptersFault } from './chapters.ts'

const at = (...starts: number[]) => starts.map((start) => ({ start }))

test('chapters start within the film, each in a second of its own', () => {
  expect(chaptersFault(at(0, 3.5, 4), 10)).toBeUndefined()
  expect(chaptersFault(at(0, 10), 10)).toBe('A chapter starts after the end.')
  expect(chaptersFault(at(3.2, 3.9), 10)).toBe('Two chapters start at the same second.')
  expect(chaptersFault(at(900), null)).toBeUndefined()
})
