import type { RequestOf, Routes } from '@fanfare/contract'
import { currencies } from '@fanfare/contract/money'

export type OwnContentQuery = NonNullable<RequestOf<Routes['listOwnContent']>['query']>

export const statuses = [
  'draft',
  'scheduled',
  'processing',
  'published',
  'unpublished',
  'failed',
  'deleted',
  'taken-down',
] as const

const known = {
  status: statuses,
  type: ['video', 'image', 'audio', 'article'],
  visibility: ['public', 'subscribers', 'premium'],
  sortBy: ['createdAt', 'updatedAt', 'views', 'likes', 'comments', 'revenue'],
  sortOrder: ['asc', 'desc'],
  currency: currencies,
} as const

export type Filter = keyof typeof known

/** From the address; what it does not know is as if it were not there. */
export const queryFrom = (search: string): OwnContentQuery => {
  const params = new URLSearchParams(search)
  const found = Object.entries(known).flatMap(([name, values]) => {
    const value = params.get(name)
    return value && (values as readonly string[]).includes(value) ? [[name, value]] : []
  })
  const q = params.get('q')?.trim().slice(0, 100)
  return { ...Object.fromEntries(found), ...(q ? { q } : {}) }
}

/** The address with one thing changed; an empty value takes it away. */
export const searchWith = (search: string, name: string, value: string) => ({
  ...Object.fromEntries(new URLSearchParams(search)),
  [name]: value || undefined,
})

/** The most or the newest first; by the same again, the other way around. */
export const sortedBy = (
  search: string,
  { sortBy = 'createdAt', sortOrder }: OwnContentQuery,
  wanted: NonNullable<OwnContentQuery['sortBy']>,
) => ({
  ...searchWith(search, 'sortBy', wanted),
  sortOrder: wanted === sortBy && sortOrder !== 'asc' ? 'asc' : undefined,
})

export const hasFilters = ({ q, status, type, visibility }: OwnContentQuery) =>
  Boolean(q || status || type || visibility)
