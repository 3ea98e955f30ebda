import type { ContentId, ContentView } from '@fanfare/contract'
import { expect, test } from 'vitest'
import { nextPart } from './next-part.ts'

const contentId = '018f0000-0000-7000-8000-000000000001' as ContentId
const nextId = '018f0000-0000-7000-8000-000000000002' as ContentId
const series = {
  id: '018f0000-0000-7000-8000-000000000003',
  title: 'Bread without fear',
  position: 1,
  length: 2,
  nextId,
  nextTitle: 'Custard',
} as NonNullable<ContentView['series']>

test('the next part of a series follows the end', () => {
  expect(nextPart({ series }, { contentId })).toEqual({
    id: nextId,
    title: 'Custard',
    href: `/content/${nextId}`,
  })
  expect(nextPart({ series: { ...series, nextTitle: null } }, { contentId })?.title).toBe(
    'Next part',
  )
})

test('nothing follows the last part, what stands alone, and a free part', () => {
  expect(nextPart({ series: { ...series, nextId: null } }, { contentId })).toBeNull()
  expect(nextPart({ series: null }, { contentId })).toBeNull()
  expect(nextPart({ series }, { contentId, teaser: true })).toBeNull()
})
