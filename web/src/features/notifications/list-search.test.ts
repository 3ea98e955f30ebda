import { expect, it } from 'vitest'
import { hrefOfList, searchFrom } from './list-search.ts'

it('is read from the address', () => {
  expect(searchFrom('?tab=likes&q=%20sea%20')).toEqual({ tab: 'likes', q: 'sea' })
  expect(searchFrom('?tab=money')).toEqual({ tab: 'all', q: '' })
})

it('is written to the address', () => {
  expect(hrefOfList({ tab: 'all', q: '' })).toBe('/notifications')
  expect(hrefOfList({ tab: 'unread', q: 'a & b' })).toBe('/notifications?tab=unread&q=a+%26+b')
})
