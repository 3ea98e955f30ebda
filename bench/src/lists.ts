import type { AccountId, ContentId } from '@fanfare/contract'
import { startStack } from '@fanfare/ops'
import { readContentRows } from '../../server/src/domains/catalog/reader/contents.ts'
import { readRelatedIds, readSkeleton } from '../../server/src/domains/catalog/reader/lists.ts'
import type { Skeleton } from '../../server/src/domains/catalog/reader/narrowed.ts'
import { readOwnSkeleton } from '../../server/src/domains/catalog/reader/own-content.ts'
import { type Database, openDatabase } from '../../server/src/platform/database/database.ts'
import type { Keys } from '../../server/src/platform/paging/keyset.ts'
import { fillContents } from './lib/contents.ts'
import { type Figure, finish, median } from './lib/figure.ts'

const contents = 1_000_000
const rounds = 7
const pagesPerRound = 100
const limit = 25
const goalMs = 5

type Read = (after: Keys | null) => Promise<Skeleton[]>

const keysOf = ({ key, id }: Skeleton): Keys => [key instanceof Date ? key.toISOString() : key, id]

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN

/** Page after page, as someone scrolls: the ids and then the posts themselves. */
const scroll = async (db: Database, read: Read) => {
  const times: number[] = []
  let after: Keys | null = null
  while (times.length < pagesPerRound) {
    let page: Skeleton[] = []
    const from = after
    times.push(
      await timed(async () => {
        page = await read(from)
        await readContentRows(
          db,
          page.map(({ id }) => id),
        )
      }),
    )
    const last = page.at(-1)
    after = page.length === limit && last ? keysOf(last) : null
  }
  return p99(times)
}

const listsOf = (db: Database, creatorId: AccountId): Record<string, Read> => {
  const lists: Record<string, Read> = {}
  const filters = {
    all: {},
    type: { type: 'audio' },
    category: { category: 'art' },
    'type-category': { type: 'article', category: 'music' },
    'premium-type-category': { type: 'article', category: 'music', access: 'premium' },
    tag: { tag: 'tag7' },
    'tag-type': { tag: 'tag7', type: 'audio' },
    'rare-tag': { tag: 'tag4321' },
    creator: { creatorId },
    'creator-premium-type': { creatorId, type: 'audio', access: 'premium' },
  } as const
  for (const [name, filter] of Object.entries(filters)) {
    for (const sort of ['latest', 'popular'] as const) {
      lists[`${sort}.${name}`] = (after) => readSkeleton(db, sort, filter, after, limit)
    }
  }
  const narrowed = {
    all: {},
    status: { status: 'published' },
    'rare-status': { status: 'failed' },
    type: { type: 'audio', visibility: 'premium' },
    search: { q: 'weather' },
    'rare-search': { q: 'rarely' },
  } as const
  for (const [name, filter] of Object.entries(narrowed)) {
    for (const sortBy of ['createdAt', 'updatedAt', 'views', 'likes', 'revenue'] as const) {
      const wanted = { ...filter, sortBy, sortOrder: 'desc', currency: 'USD' } as const
      lists[`library.${sortBy}.${name}`] = (after) =>
        readOwnSkeleton(db, creatorId, wanted, after, limit)
    }
  }
  return lists
}

await using stack = await startStack('bench', { processes: [] })
const url = stack.env.DATABASE_URL ?? ''
const creatorId = (await fillContents(url, contents)) as AccountId
const database = openDatabase({ url, pool: 2 })
const db = database.read

const bareRound = async () => {
  const times: number[] = []
  for (let count = 0; count < pagesPerRound; count++) {
    times.push(await timed(() => db.q.selectNoFrom(({ val }) => val(1).as('one')).execute()))
  }
  return p99(times)
}

const measure = async (name: string, round: () => Promise<number>): Promise<Figure> => {
  await round()
  const ours: number[] = []
  const bare: number[] = []
  for (let count = 0; count < rounds; count++) {
    ours.push(await round())
    bare.push(await bareRound())
  }
  const [mine, floor] = [median(ours), median(bare)]
  return {
    name: `lists.${name}`,
    ours: mine,
    bare: floor,
    ratio: mine / floor,
    unit: 'ms',
    goal: goalMs,
    wants: 'at most',
    judged: 'ours',
  }
}

const figures: Figure[] = []
for (const [name, read] of Object.entries(listsOf(db, creatorId))) {
  figures.push(await measure(name, () => scroll(db, read)))
}
const [first] = await readSkeleton(db, 'latest', {}, null, 1)
const [content] = await readContentRows(db, first ? [first.id as ContentId] : [])
figures.push(
  await measure('related', async () => {
    const times: number[] = []
    for (let count = 0; count < pagesPerRound && content; count++) {
      times.push(await timed(() => readRelatedIds(db, content, 24)))
    }
    return p99(times)
  }),
)
await database.close()
finish(figures)
