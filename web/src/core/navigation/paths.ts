import type { CategorySlug } from '@fanfare/contract/categories'
import type { Href } from '../../ui/layout/link.tsx'
import type { MadeAddress, OwnPath, PathPart, ScreenOf, Search } from './addresses.ts'

const pathPart = (text: string) => encodeURIComponent(text) as PathPart

export const profilePath = (username: string) => `/profile/${pathPart(username)}` as const
/** Where the posts of a category and those with a tag have their pages. */
export const categoryPath = (category: CategorySlug) => `/category/${pathPart(category)}` as const
export const tagPath = (tag: string) => `/tag/${pathPart(tag)}` as const

/** The address of a screen with what its search parameters say; without those that say nothing. */
export const withSearch = <Path extends OwnPath>(
  path: Path,
  search: Search<ScreenOf<Path>>,
): Href => {
  const kept = Object.entries<string | undefined>(search).filter((pair): pair is [string, string] =>
    Boolean(pair[1]),
  )
  const query = new URLSearchParams(kept).toString()
  return query ? (`${path}?${query}` as MadeAddress) : path
}
