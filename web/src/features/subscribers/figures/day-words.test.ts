import { expect, test } from 'vitest'
import { eventfulDays, movementWords } from './day-words.ts'

const days = [
  { date: '2026-03-01', joined: 2, left: 0 },
  { date: '2026-03-02', joined: 0, left: 0 },
  { date: '2026-03-03', joined: 5, left: 1 },
]

test('describes the chart in words', () => {
  expect(movementWords(days)).toBe(
    '7 people joined, 1 left. Most joined on Mar 3 (5). Most left on Mar 3 (1).',
  )
  expect(movementWords([{ date: '2026-03-02', joined: 0, left: 0 }])).toBe(
    'No one joined or left in this period.',
  )
})

test('leaves days without changes out of the table', () => {
  expect(eventfulDays(days).map(({ date }) => date)).toEqual(['2026-03-03', '2026-03-01'])
})
