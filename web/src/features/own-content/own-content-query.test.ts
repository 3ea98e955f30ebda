import { expect, it } from 'vitest'
import { hasFilters, queryFrom, searchWith, sortedBy } from './own-content-query.ts'

it('reads what it knows from the address', () => {
  expect(queryFrom('?status=draft&type=film&q=%20sea%20&sortBy=views')).toEqual({
    status: 'draft',
    q: 'sea',
    sortBy: 'views',
  })
  expect(queryFrom('?sortBy=revenue&currency=EUR')).toEqual({ sortBy: 'revenue', currency: 'EUR' })
  expect(queryFrom('?currency=none')).toEqual({})
})

it('changes one thing of the address', () => {
  expect(searchWith('?status=draft&q=sea', 'status', '')).toEqual({ q: 'sea' })
  expect(searchWith('', 'type', 'video')).toEqual({ type: 'video' })
})

it('tells an order from a filter', () => {
  expect(hasFilters({ sortBy: 'views' })).toBe(false)
  expect(hasFilters({ visibility: 'premium' })).toBe(true)
})

it('sorts by another column, and by the same the other way around', () => {
  const by = (search: string, wanted: 'views' | 'createdAt') =>
    sortedBy(search, queryFrom(search), wanted)
  expect(by('?q=sea', 'views')).toEqual({ q: 'sea', sortBy: 'views' })
  expect(by('?sortBy=views', 'views')).toEqual({ sortBy: 'views', sortOrder: 'asc' })
  expect(by('?sortBy=views&sortOrder=asc', 'views')).toEqual({ sortBy: 'views' })
  expect(by('', 'createdAt')).toEqual({ sortBy: 'createdAt', sortOrder: 'asc' })
  expect(by('?sortOrder=asc', 'views')).toEqual({ sortBy: 'views' })
})
