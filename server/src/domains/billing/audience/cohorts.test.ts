import { expect, test } from 'vitest'
import { cohortsOf, cohortsSince } from './cohorts.ts'

const now = new Date('2026-04-10T12:00:00Z')

test('a month is decided when everyone who began in it has had the time to leave', () => {
  const began = [
    { month: '2026-01-01', began: 10 },
    { month: '2026-03-01', began: 4 },
  ]
  const leavers = [
    { month: '2026-01-01', lasted: 0, people: 1 },
    { month: '2026-01-01', lasted: 1, people: 3 },
    { month: '2026-01-01', lasted: 2, people: 2 },
    { month: '2026-03-01', lasted: 0, people: 4 },
  ]
  expect(cohortsOf({ began, leavers }, now)).toEqual([
    { month: '2026-01-01', began: 10, stayed: [9, 6] },
    { month: '2026-03-01', began: 4, stayed: [] },
  ])
})

test('the table goes back eleven months from this one', () => {
  expect(cohortsSince(now)).toBe('2025-05-01')
})
