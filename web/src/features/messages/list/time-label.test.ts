import { expect, test } from 'vitest'
import { timeLabel } from './time-label.ts'

const now = new Date('2026-11-15T12:00:00').getTime()
const minute = 60_000
const label = (minutes: number) => timeLabel(new Date(now - minutes * minute), now)

test.each([
  [-1, 'now'],
  [0.9, 'now'],
  [1, '1m'],
  [59.9, '59m'],
  [60, '1h'],
  [24 * 60 - 1, '23h'],
  [24 * 60, '1d'],
  [7 * 24 * 60 - 1, '6d'],
])('%f minutes ago is %s', (minutes, words) => {
  expect(label(minutes)).toBe(words)
})

test('a week ago is a date, with the year when it is another one', () => {
  expect(label(7 * 24 * 60)).toMatch(/Nov.*8|8.*Nov/)
  expect(label(400 * 24 * 60)).toContain('2025')
})
