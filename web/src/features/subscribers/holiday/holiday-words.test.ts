import { expect, test } from 'vitest'
import { endOfDay, holidayRange } from './holiday-words.ts'

test('allows a break from tomorrow to sixty days from now', () => {
  expect(holidayRange(new Date(2026, 0, 31, 12))).toEqual({
    first: '2026-02-01',
    last: '2026-04-01',
  })
})

test('includes the whole last day', () => {
  expect(new Date(endOfDay('2026-02-01')).getHours()).toBe(23)
})
