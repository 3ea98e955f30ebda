import type { InfiniteData } from '@tanstack/react-query'

export interface Page {
  readonly nextCursor: string | null
}
export type Pages = InfiniteData<Page, string | undefined>

/** What of the document is on the screen, from 0 at its top to 1 at its end. */
export type Shown = readonly [from: number, to: number]
type Range = readonly [first: number, last: number]

/**
 * The pages of a long list that may be on the screen. What stands above and below a list is seldom
 * higher than one of its pages, so one more at either end makes up for it.
 */
export const pagesOnScreen = ([from, to]: Shown, count: number): Range => [
  Math.max(0, Math.floor(from * count) - 1),
  Math.min(count - 1, Math.floor(to * count) + 1),
]

type Row = { readonly id?: string }
const rowsOf = (page: Page) => Object.values(page).find(Array.isArray) as Row[] | undefined

/** A row that has moved stands where it was read last. */
const withoutRows = (page: Page, ids: ReadonlySet<string>): Page => {
  const isElsewhere = (row: Row) => row.id !== undefined && ids.has(row.id)
  if (!rowsOf(page)?.some(isElsewhere)) return page
  const entries = Object.entries(page).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.filter((row) => !isElsewhere(row)) : value,
  ])
  return Object.fromEntries(entries) as Page
}

/**
 * Reads these pages again and keeps the others as they are. Where the list goes on elsewhere than
 * before, the pages below are left out: they come again with “Show more”.
 */
export const readAgain = async (
  { pages, pageParams }: Pages,
  [first, last]: Range,
  read: (cursor: string | undefined) => Promise<Page>,
): Promise<Pages & { readonly fresh: Range }> => {
  const fresh: Page[] = []
  const cursors: (string | undefined)[] = []
  let cursor: string | null | undefined = pageParams[first]
  for (let at = first; at <= last && cursor !== null; at++) {
    const page = await read(cursor)
    fresh.push(page)
    cursors.push(cursor)
    cursor = page.nextCursor
  }
  const below = cursor ? pageParams.indexOf(cursor, first + 1) : -1
  const end = below < 0 ? pages.length : below
  const ids = new Set(fresh.flatMap((page) => rowsOf(page)?.flatMap(({ id }) => id ?? []) ?? []))
  const kept = (some: readonly Page[]) => some.map((page) => withoutRows(page, ids))
  return {
    pages: [...kept(pages.slice(0, first)), ...fresh, ...kept(pages.slice(end))],
    pageParams: [...pageParams.slice(0, first), ...cursors, ...pageParams.slice(end)],
    fresh: [first, first + fresh.length - 1],
  }
}
