import type { AccountId } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { seenUpTo } from './seen.ts'

const person = (id: string, readSeq: number | null) => ({ id: id as AccountId, readSeq })
const me = person('noor', 9)

test('is as far as the slowest of the others has read', () => {
  expect(seenUpTo([me, person('ines', 5), person('milo', 3)], {}, 'noor')).toBe(3)
  expect(seenUpTo([me, person('ines', 5), person('milo', 3)], { milo: 8 }, 'noor')).toBe(5)
})

test('leaves out whoever does not show it, until it is told', () => {
  expect(seenUpTo([me, person('ines', null)], {}, 'noor')).toBe(0)
  expect(seenUpTo([me, person('ines', null), person('milo', 4)], {}, 'noor')).toBe(4)
  expect(seenUpTo([me, person('ines', null)], { ines: 6 }, 'noor')).toBe(6)
})
