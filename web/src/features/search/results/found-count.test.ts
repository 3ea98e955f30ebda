import { expect, it } from 'vitest'
import type { Asked } from '../asked/asked.ts'
import { foundCount } from './found-count.ts'
import type { Results } from './use-results.ts'

const listOf = (rows: number, total: number, searchTime: number) => ({
  rows: Array.from({ length: rows }),
  first: { total, searchTime },
  isPlaceholderData: false,
  error: null,
})
const all: Asked = { q: 'harbor', filters: {}, isPeople: false }
const content = listOf(20, 128, 38)
const users = listOf(6, 6, 9)
const count = (asked: Asked, results: object) => foundCount(asked, results as Results)

it('counts posts and the people above them where both are shown, as the tab does', () => {
  expect(count(all, { content, users })).toEqual({ shown: 23, total: 134, milliseconds: 38 })
})

it('counts one kind where one is shown', () => {
  const videos: Asked = { ...all, filters: { contentType: 'video' } }
  expect(count(videos, { content, users })).toMatchObject({ shown: 20, total: 128 })
  expect(count({ ...all, isPeople: true }, { content, users })).toMatchObject({ total: 6 })
})

it('says nothing before it knows, and goes without people who cannot be loaded', () => {
  const missing = { rows: undefined, first: undefined, isPlaceholderData: false, error: null }
  expect(count(all, { content, users: missing })).toBeNull()
  expect(count(all, { content: { ...content, isPlaceholderData: true }, users })).toBeNull()
  const failed = { ...missing, error: new Error() }
  expect(count(all, { content, users: failed })).toMatchObject({ total: 128 })
})
