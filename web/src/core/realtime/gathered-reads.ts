import type { Query, QueryClient, QueryFilters, QueryFunction } from '@tanstack/react-query'
import { type Page, type Pages, pagesOnScreen, readAgain, type Shown } from './shown-pages.ts'

/** One change is often told in several pushes, and several changes come together. */
const gatherMs = 150

export interface Screen {
  isHidden(): boolean
  shown(): Shown
  /** It was scrolled, or the tab is looked at again. */
  onChange(listener: () => void): void
}

const pagesOf = ({ queryKey, state }: Query) => {
  const pages = queryKey[2] === 'pages' ? (state.data as Pages | undefined)?.pages : undefined
  return pages && pages.length > 1 ? pages : undefined
}

/**
 * Reads again what pushes say is out of date: once for all that come within a moment, of a long list
 * only what is on the screen, and in a hidden tab when it is looked at again.
 */
export const createGatheredReads = (queries: QueryClient, screen: Screen) => {
  const due = new Map<string, () => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Pages that stayed as they were when others of their list were read again. */
  const outdated = new WeakSet<Page>()

  const readShown = async (query: Query, shown: readonly Page[]) => {
    // What is on its way may be older than the change, and would replace what is read here.
    const isReading = () => query.state.fetchStatus === 'fetching'
    if (isReading()) return readSoon(query)
    const { queryKey, options, meta } = query
    const before = query.state.data as Pages
    const load = options.queryFn as QueryFunction<Page, typeof queryKey, string | undefined>
    const { signal } = new AbortController()
    const range = pagesOnScreen(screen.shown(), shown.length)
    const read = async (pageParam: string | undefined) =>
      load({ client: queries, queryKey, signal, meta, pageParam, direction: 'forward' })
    const after = await readAgain(before, range, read).catch(() => null)
    // It stays out of date, and is read again with the next reason for it.
    if (!after) return
    if (isReading() || query.state.data !== before) return readSoon(query)
    const { pages, pageParams, fresh } = after
    queries.setQueryData<Pages>(queryKey, { pages, pageParams })
    for (const [at, page] of pagesOf(query)?.entries() ?? []) {
      if (at < fresh[0] || at > fresh[1]) outdated.add(page)
      else outdated.delete(page)
    }
  }

  const readNow = (query: Query) => {
    const { queryKey } = query
    const pages = query.isActive() ? pagesOf(query) : undefined
    const refetchType = pages ? 'none' : 'active'
    void queries.invalidateQueries({ queryKey, exact: true, refetchType })
    if (pages) void readShown(query, pages)
  }

  const work = () => {
    timer = undefined
    if (screen.isHidden()) return
    const all = [...due.values()]
    due.clear()
    for (const one of all) one()
  }
  /** Once for each name. */
  const soon = (name: string, task: () => void) => {
    due.set(name, task)
    timer ??= setTimeout(work, gatherMs)
  }
  const readSoon = (query: Query) => soon(query.queryHash, () => readNow(query))

  const hasOutdated = (query: Query) => {
    const pages = pagesOf(query)
    if (!pages) return false
    const [first, last] = pagesOnScreen(screen.shown(), pages.length)
    return pages.slice(first, last + 1).some((page) => outdated.has(page))
  }
  const cache = queries.getQueryCache()
  screen.onChange(() => {
    if (screen.isHidden() || timer) return
    work()
    for (const query of cache.findAll({ type: 'active', predicate: hasOutdated })) readSoon(query)
  })

  return {
    soon,
    reread(filter: QueryFilters) {
      for (const query of cache.findAll(filter)) readSoon(query)
    },
  }
}
