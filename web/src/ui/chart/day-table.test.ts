import { expect, it } from 'vitest'
import { eventfulDays } from './day-table.tsx'

it('has the days on which something happened, the latest first', () => {
  const dates = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04']
  const main = { name: 'Joined', values: [2, 0, 0, 0] }
  const other = { name: 'Left', values: [0, 0, 1, 0], isDashed: false }
  expect(eventfulDays({ dates, main, other, marks: [] })).toEqual([2, 0])
  const marks = [{ date: '2026-03-04', text: '“Rain” published', label: '“Rain”' }]
  expect(eventfulDays({ dates, main, other, marks })).toEqual([3, 2, 0])
})
