import type { Page } from '@playwright/test'
import { answer, breakDown, stall } from '../lib/network.ts'
import type { Screen } from '../screens.ts'

const trending = /\/api\/content\/trending/
const creators = /\/api\/profile\/creators\?/
const posts = /\/api\/content\?/
const nobody = { creators: [], nextCursor: null, hasMore: false }
const nothing = { content: [], nextCursor: null, hasMore: false }
/** Asked for by a filter: what came with the document is not asked for. */
const narrowed = '/explore?category=art'

/** Below the fold. */
const toHeading = (page: Page, name: string) =>
  page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView())

export const explore: readonly Screen[] = [
  { name: 'explore', path: '/explore', shows: 'Top Creators' },
  { name: 'explore-fan', as: 'fan', path: '/explore', shows: 'Popular Categories' },
  {
    name: 'explore-below',
    as: 'fan',
    path: '/explore',
    act: (page) => toHeading(page, 'Top Creators'),
    shows: 'Popular Categories',
  },
  { name: 'explore-category', as: 'fan', path: narrowed, shows: 'All of Art & Design' },
  { name: 'explore-loading', path: narrowed, given: stall(trending), shows: 'Trending Content' },
  { name: 'explore-failing', path: narrowed, given: breakDown(trending), shows: /couldn’t load/ },
  {
    name: 'explore-empty',
    path: narrowed,
    given: answer(trending, { content: [] }),
    shows: 'No posts yet',
  },
  { name: 'creators', path: '/explore/creators', shows: 'Northlight Studio' },
  {
    name: 'creators-narrowed',
    as: 'fan',
    path: '/explore/creators?category=art&sort=newest',
    shows: 'Northlight Studio',
  },
  {
    name: 'creators-loading',
    path: '/explore/creators',
    given: stall(creators),
    shows: 'Verified',
  },
  {
    name: 'creators-failing',
    path: '/explore/creators',
    given: breakDown(creators),
    shows: /couldn’t load/,
  },
  {
    name: 'creators-empty',
    path: '/explore/creators?verified=true',
    given: answer(creators, nobody),
    shows: 'No matching creators',
  },
  { name: 'category', path: '/category/art', shows: 'Art & Design' },
  {
    name: 'category-failing',
    path: '/category/art?type=image',
    given: breakDown(posts),
    shows: /couldn’t load/,
  },
  {
    name: 'category-empty',
    path: '/category/art?type=image',
    given: answer(posts, nothing),
    shows: 'No matching posts',
  },
  { name: 'category-missing', path: '/category/nonsense', shows: 'Category Not Found' },
  { name: 'tag', path: '/tag/weather', shows: '#weather' },
  { name: 'tag-empty', path: '/tag/nothing-like-it', shows: 'No posts yet' },
]
