import { afterEach, expect, it, vi } from 'vitest'
import { type Asked, askedFrom, hrefOf, withFilters } from './asked.ts'

afterEach(() => vi.restoreAllMocks())

const asked: Asked = {
  q: 'harbor & "night"',
  filters: {
    category: 'art',
    contentType: 'video',
    duration: { max: 300 },
    tags: ['oil'],
    verified: true,
    dateRange: { from: '2026-01-01T00:00:00.000Z' },
    sortBy: 'recent',
  },
  isPeople: true,
}

it('comes back from the address as it was written', () => {
  expect(askedFrom(new URL(hrefOf(asked), 'http://a').search)).toEqual(asked)
})

it('says nothing of what is as always', () => {
  expect(hrefOf({ q: 'sea', filters: {}, isPeople: false })).toBe('/search?q=sea')
})

it('leaves out what it does not know, each by itself', () => {
  const said = {
    category: 'nonsense',
    contentType: 'audio',
    rating: 4,
    verified: 'yes',
    duration: { min: -1, max: 60 },
    dateRange: { from: 'tomorrow' },
    tags: ['sea', 3, '', 'sea'],
    sortBy: 'relevance',
  }
  const { filters } = askedFrom(`?q=a&filters=${encodeURIComponent(JSON.stringify(said))}`)
  expect(filters).toEqual({ contentType: 'audio', duration: { max: 60 }, tags: ['sea'] })
})

it('ignores filters that cannot be parsed, with a warning', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(askedFrom('?q=a&filters={broken').filters).toEqual({})
  expect(warned).toHaveBeenCalledOnce()
  expect(askedFrom('?q=a&filters=null').filters).toEqual({})
})

it('takes a filter away', () => {
  expect(withFilters({ category: 'art', verified: true }, { category: undefined })).toEqual({
    verified: true,
  })
})

it('keeps words of digits as they were typed', () => {
  expect(askedFrom('?q=%20007%20').q).toBe('007')
})
