import { expect, it } from 'vitest'
import { activeFilters } from './active-filters.ts'
import { periods } from './choices.ts'

const now = new Date(2026, 4, 20, 15)
const labels = (filters: Parameters<typeof activeFilters>[0]) =>
  activeFilters(filters, now, 'EUR').map(({ label }) => label)

it('names what the panel offers as the panel does', () => {
  const week = periods(now)[1]?.value
  expect(
    labels({
      category: 'art',
      priceRange: { max: 0 },
      duration: { min: 300, max: 1200 },
      dateRange: week,
      verified: true,
      tags: ['oil', 'sea'],
    }),
  ).toEqual([
    'Art & Design',
    'Free',
    '5 to 20 minutes',
    'This week',
    'Verified creators',
    '#oil',
    '#sea',
  ])
})

it('has words for what only an address can say', () => {
  expect(labels({ priceRange: { min: 300, max: 450 }, duration: { min: 90 } })).toEqual([
    'Price €3.00 to €4.50',
    'Length from 1:30',
  ])
  expect(labels({ dateRange: { from: new Date(2026, 0, 5).toISOString() } })).toEqual([
    'Since Jan 5, 2026',
  ])
})

it('takes away one tag of two, and the last one wholly', () => {
  const [oil] = activeFilters({ tags: ['oil', 'sea'] }, now, 'EUR')
  expect(oil?.without).toEqual({ tags: ['sea'] })
  const [sea] = activeFilters({ tags: ['sea'] }, now, 'EUR')
  expect(sea?.without).toEqual({ tags: undefined })
})

it('says nothing of types and sorts', () => {
  expect(labels({ contentType: 'video', sortBy: 'recent' })).toEqual([])
})
