import { expect, it } from 'vitest'
import { hasFilters, queryFrom, searchWith, viewFrom } from './own-content-query.ts'

it('reads what it knows from the address', () => {
  expect(queryFrom('?status=draft&type=film&q=%20sea%20&sortBy=views')).toEqual({
    status: 'draft',
    q: 'sea',
    sortBy: 'views',
  })
  expect(queryFrom('?sortBy=revenue&currency=EUR')).toEqual({ sortBy: 'revenue', currency: 'EUR' })
  expect(queryFrom('?currency=none')).toEqual({})
  expect(viewFrom('?view=list')).toBe('list')
  expect(viewFrom('?view=wall')).toBe('grid')
})

it('changes one thing of the address', () => {
  expect(searchWith('?status=draft&q=sea', 'status', '')).toEqual({ q: 'sea' })
  expect(searchWith('', 'type', 'video')).toEqual({ type: 'video' })
})

it('tells an order from a filter', () => {
  expect(hasFilters({ sortBy: 'views' })).toBe(false)
  expect(hasFilters({ visibility: 'premium' })).toBe(true)
})
