import { expect, test } from 'vitest'
import { movementWords } from './movement-words.ts'

const names = { up: 'Joined', down: 'Left' }
const days = [
  { date: '2026-03-01', up: 2, down: 0 },
  { date: '2026-03-02', up: 0, down: 0 },
  { date: '2026-03-03', up: 5, down: 1 },
]

test('describes the chart in words', () => {
  expect(movementWords(days, names)).toBe(
    '7 people joined, 1 left. Most joined on Mar 3 (5). Most left on Mar 3 (1).',
  )
  expect(movementWords([{ date: '2026-03-02', up: 0, down: 0 }], names)).toBe(
    'No one joined or left in this period.',
  )
})
