import { expect, it } from 'vitest'
import { deadlineWords } from './deadline-words.ts'

const now = Date.parse('2026-11-16T12:00:00Z')
const words = (dueAt: string) => deadlineWords(dueAt, now)

it('says how long is left, never more than that', () => {
  expect(words('2026-11-18T13:00:00Z')).toBe('2 days left')
  expect(words('2026-11-17T12:00:00Z')).toBe('1 day left')
  expect(words('2026-11-17T11:59:00Z')).toBe('23 hours left')
  expect(words('2026-11-16T12:30:00Z')).toBe('Less than an hour left')
  expect(words('2026-11-16T11:00:00Z')).toBe('Overdue')
})

it('names the date of what is further away', () => {
  expect(words('2026-11-30T12:00:00Z')).toBe('By Nov 30')
})
