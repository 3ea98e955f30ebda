import { expect, test } from 'vitest'
import { beginningOf } from './description.tsx'

test('a long description is cut at a word beyond 200 characters, a short one is whole', () => {
  const short = 'a'.repeat(200)
  expect(beginningOf(short)).toBe(short)
  const long = `${'word '.repeat(39)}lastword and more`
  expect(beginningOf(long)).toBe(`${'word '.repeat(39).trimEnd()} …`)
})
