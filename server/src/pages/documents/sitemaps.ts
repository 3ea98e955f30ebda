import { categorySlugs } from '@fanfare/contract'
import { readPublishedIn, readPublishedMonths } from '../../domains/catalog/index.ts'
import { readJoined, readJoinedMonths, seeProfiles } from '../../domains/profiles/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Keys } from '../../platform/paging/keyset.ts'
import {
  type MonthCount,
  type MonthPart,
  partsOf,
  pathOf,
  type Span,
  spanOf,
} from './sitemap-parts.ts'

interface Entry {
  readonly path: string
  readonly updatedAt: Date
}

interface Batch {
  readonly entries: readonly Entry[]
  /** Of the last row that was read, also if nobody may see it. */
  readonly last: Keys | null
}

/** What there is a sitemap of by months. */
interface Kind {
  months(db: Database): Promise<MonthCount[]>
  read(db: Database, span: Span, after: Keys | null): Promise<Batch>
}

const batchSize = 1_000
/** Which the protocol allows a file. */
const mostEntries = 50_000

/** As a stranger sees them: crawlers do not sign in. */
const posts: Kind = {
  months: async (db) =>
    (await readPublishedMonths(db)).map(({ month, contents }) => ({ month, entries: contents })),
  read: async (db, span, after) => {
    const contents = await readPublishedIn(db, span, after, batchSize)
    const creatorIds = new Set(contents.map(({ creatorId }) => creatorId))
    const creators = await seeProfiles(db, { kind: 'anonymous' }, [...creatorIds])
    const seen = new Set(creators.map(({ account_id }) => account_id))
    const last = contents.at(-1)
    return {
      entries: contents
        .filter(({ creatorId }) => seen.has(creatorId))
        .map(({ id, updatedAt }) => ({ path: `/content/${id}`, updatedAt })),
      last: last ? [last.publishedAt.toISOString(), last.id] : null,
    }
  },
}

const profiles: Kind = {
  months: async (db) =>
    (await readJoinedMonths(db)).map(({ month, people }) => ({ month, entries: people })),
  read: async (db, span, after) => {
    const people = await readJoined(db, span, after, batchSize)
    const last = people.at(-1)
    return {
      entries: people.map(({ username, updatedAt }) => ({
        path: `/profile/${username}`,
        updatedAt,
      })),
      last: last ? [last.joinedAt.toISOString(), last.id] : null,
    }
  },
}

export const kinds: Readonly<Record<string, Kind>> = { posts, profiles }

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Of months that were counted, and the present one, which may not have been. */
export const sitemapIndex = async (db: Database, origin: string, now: Date): Promise<string> => {
  const present = now.toISOString().slice(0, 7)
  const paths = ['/sitemaps/categories.xml']
  for (const [name, kind] of Object.entries(kinds)) {
    const counted = await kind.months(db)
    const isCounted = counted.some(({ month }) => month === present)
    const months = isCounted ? counted : [...counted, { month: present, entries: 0 }]
    paths.push(...months.flatMap(partsOf).map((part) => pathOf(name, part)))
  }
  const lines = paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`)
  return [declaration, `<sitemapindex ${namespace}>`, ...lines, '</sitemapindex>'].join('\n')
}

/** Nothing needs escaping: usernames, ids and slugs have the shape their tables demand. */
const lineOf = (origin: string, { path, updatedAt }: Entry) =>
  `<url><loc>${origin}${path}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`

/** Read and sent batch by batch, so that a file of any length takes no memory. */
export async function* monthSitemap(db: Database, origin: string, kind: Kind, part: MonthPart) {
  yield `${declaration}\n<urlset ${namespace}>\n`
  const span = spanOf(part)
  let after: Keys | null = null
  let sent = 0
  do {
    const batch: Batch = await kind.read(db, span, after)
    const entries = batch.entries.slice(0, mostEntries - sent)
    yield entries.map((entry) => lineOf(origin, entry)).join('')
    sent += entries.length
    after = batch.last
  } while (after && sent < mostEntries)
  yield '</urlset>\n'
}

export const categorySitemap = (origin: string) => {
  const paths = [
    '/explore',
    '/explore/creators',
    ...categorySlugs.map((slug) => `/category/${slug}`),
  ]
  const lines = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return [declaration, `<urlset ${namespace}>`, ...lines, '</urlset>'].join('\n')
}
