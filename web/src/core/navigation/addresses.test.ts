import type { ContentId } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { go, restate } from './app-link.tsx'
import { profilePath, tagPath, withSearch } from './paths.ts'
import { useSearchParam } from './use-search-param.ts'

const id = '018f' as ContentId
const text: string = 'anything'

// Never run: the compiler complains about each `@ts-expect-error` below that expects nothing.
export const refused = () => [
  // @ts-expect-error: there is no such path
  go('/dashbord'),
  // @ts-expect-error: nor one below a screen that has params
  go(`/content/${id}/edit`),
  // @ts-expect-error: nor one that ends so
  go(`${profilePath(text)}/folowers`),
  // @ts-expect-error: the id is missing
  go('/content'),
  // @ts-expect-error: and is empty
  go('/content/'),
  // @ts-expect-error: any text may be no id, and more than one part of a path
  go(`/content/${text}`),
  // @ts-expect-error: the checkout does not know this parameter
  withSearch('/checkout', { kind: 'gift' }),
  // @ts-expect-error: this screen knows none
  withSearch('/library', { tab: 'saved' }),
  // @ts-expect-error: parameters go through withSearch
  go('/subscriptions?tab=history'),
  // @ts-expect-error: the page of Explore has no such filter
  restate<'/explore'>({ kategory: 'art' }),
  // @ts-expect-error: which screen it is has to be said
  restate({ category: 'art' }),
  // @ts-expect-error: a screen reads what its links may say
  useSearchParam<'/dashboard/earnings'>('peroid'),
  // @ts-expect-error: and says which it is
  useSearchParam('period'),
]

export const taken = () => [
  go('/help#fees'),
  go(`/content/${id}`),
  go(`${profilePath(text)}/followers`),
  go('/dashboard/subscriptions/tiers/new'),
  restate<'/' | '/explore'>({ category: 'art' }),
  useSearchParam<'/login' | '/register'>('next'),
]

it('names in an address what is said, and leaves out the rest', () => {
  expect(withSearch('/checkout', { type: 'gift', id, code: undefined })).toBe(
    '/checkout?type=gift&id=018f',
  )
  expect(withSearch(profilePath('ines'), { tab: 'a & b' })).toBe('/profile/ines?tab=a+%26+b')
  expect(withSearch('/search', { q: '' })).toBe('/search')
  expect(tagPath('a/b')).toBe('/tag/a%2Fb')
})
