import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-11-15T12:00:00Z')
const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000), now)

test('uses the largest unit that fits', () => {
  expect(ago(59)).toBe('just now')
  expect(ago(60)).toBe('1m ago')
  expect(ago(3599)).toBe('59m ago')
  expect(ago(3600)).toBe('1h ago')
  expect(ago(86_400)).toBe('1d ago')
  expect(ago(7 * 86_400)).toBe('7d ago')
})

test('shows the date after a week, with the year if it is not the current one', () => {
  expect(ago(8 * 86_400)).toMatch(/7/)
  expect(ago(400 * 86_400)).toMatch(/2025/)
})
