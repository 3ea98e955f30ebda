import '../test/page.ts'
import {
  type InfiniteData,
  InfiniteQueryObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGatheredReads } from './gathered-reads.ts'
import type { Shown } from './shown-pages.ts'

type Rows = { content: { id: string; text: string }[]; nextCursor: string | null }
type Cursor = string | undefined

let queries: QueryClient
let isHidden: boolean
let shown: Shown
let change: () => void
let reads: ReturnType<typeof createGatheredReads>
const stops: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  queries = new QueryClient()
  isHidden = false
  shown = [0, 0.1]
  reads = createGatheredReads(queries, {
    isHidden: () => isHidden,
    shown: () => shown,
    onChange: (listener) => {
      change = listener
    },
  })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const watch = async (name: string) => {
  const queryFn = vi.fn(async () => name)
  const observer = new QueryObserver(queries, { queryKey: [name, {}], queryFn, staleTime: 60_000 })
  stops.push(observer.subscribe(() => {}))
  await pass(0)
  queryFn.mockClear()
  return queryFn
}

/** So many pages of two rows are loaded; the server may have more, and change them. */
const watchList = async (pages: number, all = pages) => {
  const rows = Array.from({ length: all * 2 }, (_, at) => ({ id: `row-${at}`, text: 'old' }))
  const read = vi.fn((cursor: Cursor): Rows => {
    const from = rows.findIndex(({ id }) => id === cursor) + 1
    const content = rows.slice(from, from + 2).map((row) => ({ ...row }))
    return { content, nextCursor: rows.length > from + 2 ? (content.at(-1)?.id ?? null) : null }
  })
  const queryKey = ['listOwnContent', {}, 'pages'] as const
  const observer = new InfiniteQueryObserver<
    Rows,
    Error,
    InfiniteData<Rows, Cursor>,
    typeof queryKey,
    Cursor
  >(queries, {
    queryKey,
    queryFn: async ({ pageParam }) => read(pageParam),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 60_000,
  })
  stops.push(observer.subscribe(() => {}))
  for (let page = 1; page < pages; page++) {
    await pass(0)
    await observer.fetchNextPage()
  }
  read.mockClear()
  const listed = () =>
    observer.getCurrentResult().data?.pages.flatMap(({ content }) => content) ?? []
  return { rows, read, observer, cursors: () => read.mock.calls.map(([cursor]) => cursor), listed }
}
const tell = () => reads.reread({ queryKey: ['listOwnContent'] })

it('reads once for several pushes within a moment', async () => {
  const post = await watch('readContent')
  const other = await watch('readProfile')
  reads.reread({ queryKey: ['readContent'] })
  await pass(100)
  reads.reread({ queryKey: ['readContent'] })
  reads.reread({ queryKey: ['readContent'] })
  expect(post).not.toHaveBeenCalled()
  await pass(1_000)
  expect(post).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
  reads.reread({})
  await pass(1_000)
  expect([post.mock.calls.length, other.mock.calls.length]).toEqual([2, 1])
})

it('reads what nobody looks at only when somebody does', async () => {
  const gone = await watch('readContent')
  stops.pop()?.()
  reads.reread({ queryKey: ['readContent'] })
  await pass(1_000)
  expect(gone).not.toHaveBeenCalled()
  expect(queries.getQueryState(['readContent', {}])?.isInvalidated).toBe(true)
})

it('waits in a hidden tab, and reads once when it is shown', async () => {
  const post = await watch('readContent')
  isHidden = true
  for (let push = 0; push < 5; push++) {
    reads.reread({ queryKey: ['readContent'] })
    await pass(1_000)
  }
  expect(post).not.toHaveBeenCalled()
  isHidden = false
  change()
  await pass(0)
  expect(post).toHaveBeenCalledOnce()
  change()
  await pass(1_000)
  expect(post).toHaveBeenCalledOnce()
})

it('does a task of one name once', async () => {
  const [first, second, other] = [vi.fn(), vi.fn(), vi.fn()]
  reads.soon('person 1', first)
  reads.soon('person 1', second)
  reads.soon('person 2', other)
  await pass(1_000)
  expect([first, second, other].map((task) => task.mock.calls.length)).toEqual([0, 1, 1])
})

it('reads the pages of a long list that are on the screen, and the others when they come there', async () => {
  const list = await watchList(10)
  for (const row of list.rows) row.text = 'new'
  shown = [0.92, 1]
  tell()
  tell()
  await pass(1_000)
  expect(list.cursors()).toEqual(['row-15', 'row-17'])
  expect(list.listed().map(({ text }) => text)).toEqual([
    ...Array(16).fill('old'),
    ...Array(4).fill('new'),
  ])
  list.read.mockClear()
  shown = [0.5, 0.58]
  change()
  await pass(1_000)
  expect(list.cursors()).toEqual(['row-7', 'row-9', 'row-11'])
  change()
  await pass(1_000)
  expect(list.read).toHaveBeenCalledTimes(3)
})

it('keeps no row twice and leaves out what does not follow on', async () => {
  const list = await watchList(6)
  list.rows.unshift({ id: 'fresh', text: 'new' })
  tell()
  await pass(1_000)
  expect(list.read).toHaveBeenCalledTimes(2)
  expect(list.listed().map(({ id }) => id)).toEqual(['fresh', 'row-0', 'row-1', 'row-2'])
  expect(list.observer.getCurrentResult().hasNextPage).toBe(true)
  await list.observer.fetchNextPage()
  await pass(0)
  expect(list.listed().map(({ id }) => id)).toEqual([
    'fresh',
    ...[0, 1, 2, 3, 4].map((at) => `row-${at}`),
  ])
})

it('shows a row that moved where it was read last', async () => {
  const list = await watchList(8)
  const [moved] = list.rows.splice(0, 1)
  if (moved) list.rows.splice(14, 0, moved)
  shown = [0.95, 1]
  tell()
  await pass(1_000)
  expect(list.listed().filter(({ id }) => id === 'row-0')).toHaveLength(1)
  expect(list.listed().at(-1)?.id).toBe('row-0')
})

it('waits for a page that is on its way, and keeps it', async () => {
  const list = await watchList(3, 4)
  const more = list.observer.fetchNextPage()
  expect(list.cursors()).toEqual(['row-5'])
  tell()
  await more
  expect(list.read).toHaveBeenCalledOnce()
  await pass(1_000)
  expect(list.listed()).toHaveLength(8)
  expect(list.cursors().slice(1)).toEqual([undefined, 'row-1'])
})

it('lets a page that is asked for meanwhile arrive, and reads after it', async () => {
  const list = await watchList(3, 4)
  const answers = Promise.withResolvers<void>()
  list.read.mockImplementationOnce(
    () => answers.promise.then(() => ({ content: [], nextCursor: 'row-1' })) as never,
  )
  tell()
  await pass(200)
  const more = list.observer.fetchNextPage()
  answers.resolve()
  await more
  await pass(1_000)
  expect(list.listed()).toHaveLength(8)
  expect(list.cursors()).toEqual([undefined, 'row-5', 'row-1', undefined, 'row-1'])
})

it('stays out of date when it cannot be read', async () => {
  const list = await watchList(3)
  const before = list.listed()
  list.read.mockImplementation(() => {
    throw new Error('unreachable')
  })
  tell()
  await pass(1_000)
  expect(list.listed()).toEqual(before)
  expect(queries.getQueryState(['listOwnContent', {}, 'pages'])?.isInvalidated).toBe(true)
})
