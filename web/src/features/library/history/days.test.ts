import { expect, it } from 'vitest'
import { byDay } from './days.ts'

/** In whatever time zone the test runs, since days are those of the reader. */
const at = (day: number, hour: number) => ({
  openedAt: new Date(2026, 2, day, hour).toISOString(),
})

it('names today and yesterday, and earlier days by their date', () => {
  const entries = [at(3, 9), at(3, 0), at(2, 23), at(1, 12)]
  expect(byDay(entries, new Date(2026, 2, 3, 10))).toEqual([
    { name: 'Today', entries: [entries[0], entries[1]] },
    { name: 'Yesterday', entries: [entries[2]] },
    { name: 'March 1, 2026', entries: [entries[3]] },
  ])
})

it('has no day without an entry', () => {
  expect(byDay([], new Date())).toEqual([])
})
