import { expect, it } from 'vitest'
import { compared, daysSince, sinceOf, visitWords } from './since.ts'

const now = Date.parse('2026-11-16T09:00:00Z')

it('counts the days since the last visit, its own and today’s with them', () => {
  expect(daysSince('2026-11-12T22:00:00Z', now)).toBe(5)
  expect(daysSince('2026-11-16T00:30:00Z', now)).toBe(1)
  expect(daysSince('2021-01-01T00:00:00Z', now)).toBe(365)
  expect(daysSince(null, now)).toBe(7)
})

it('names the day of the last visit as people do', () => {
  expect(visitWords('2026-11-16T00:30:00Z', now)).toBe('today')
  expect(visitWords('2026-11-15T23:30:00Z', now)).toBe('yesterday')
  expect(visitWords('2026-11-12T10:00:00Z', now)).toBe('Thursday')
  expect(visitWords('2026-11-03T10:00:00Z', now)).toBe('November 3')
})

it('compares a period with the same length before it', () => {
  expect(compared([1, 2, 3, 10, 20, 30])).toEqual({ now: 60, before: 6 })
})

it('sums each currency by itself', () => {
  const none = [0, 0, 0, 0]
  const since = sinceOf({
    dates: ['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-16'],
    views: [5, 5, 8, 12],
    comments: none,
    joined: [1, 0, 4, 0],
    left: [0, 9, 1, 1],
    subscribers: [10, 1, 4, 3],
    earnings: [
      { currency: 'USD', net: [100, 0, 500, 43] },
      { currency: 'EUR', net: [0, 70, 0, -10] },
    ],
    posts: [],
  })
  expect(since.earned).toEqual([
    { currency: 'USD', now: 543, before: 100 },
    { currency: 'EUR', now: -10, before: 70 },
  ])
  expect(since).toMatchObject({
    joined: { now: 4, before: 1 },
    left: 2,
    subscribers: 3,
    views: { now: 20, before: 10 },
  })
})
