import {
  type CategorySlug,
  type CategorySummary,
  type ContentCard,
  categorySlugs,
  type NewCreator,
  type TagSummary,
} from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { readSights } from '../../profiles/index.ts'
import { readMutedBy, readNewCreators } from '../../social/index.ts'
import { viewDiscovered } from '../lists.ts'
import { readContentRows } from '../reader/contents.ts'
import {
  countTagged,
  type LeadingRow,
  readCategoryCounts,
  readLeading,
  readNewestOf,
  readTrendingSkeleton,
} from '../reader/explore.ts'
import type { ListFilter } from '../reader/lists.ts'
import { inHalfLives } from './interest.ts'

const trending = 20

const view = async (scope: Scope, listed: readonly Pick<LeadingRow, 'id'>[]) => {
  const rows = await readContentRows(
    scope.db,
    listed.map(({ id }) => id),
  )
  return viewDiscovered(scope, rows)
}

/** Twice as many are read as are shown, since each viewer may not see some of them. */
export const listTrending = async (
  scope: Scope,
  filter: Pick<ListFilter, 'category' | 'type'>,
): Promise<ContentCard[]> => {
  const skeleton = await readTrendingSkeleton(scope.db, filter, trending * 2)
  return (await view(scope, skeleton)).slice(0, trending)
}

const leading = 12
/** Of these one has a picture that this viewer may see, or the tile has none. */
const pictured = 4
/** Less than a sixteenth of one person's interest now: nothing to rank by. */
const faint = 1 / 16

/** How much interest there is of late, in persons of now. */
const interestIn = (rows: readonly LeadingRow[], halfLives: number) => {
  const sum = rows.reduce((total, { trend }) => total + 2 ** (trend - halfLives), 0)
  return sum < faint ? 0 : sum
}

/** Most interest first; where there is none, in the order of the taxonomy. */
const ranked = (byCategory: ReadonlyMap<CategorySlug, readonly LeadingRow[]>, now: Date) => {
  const halfLives = inHalfLives(now)
  const interest = new Map(
    categorySlugs.map((slug) => [slug, interestIn(byCategory.get(slug) ?? [], halfLives)]),
  )
  return categorySlugs.toSorted((a, b) => (interest.get(b) ?? 0) - (interest.get(a) ?? 0))
}

export const listCategories = async (scope: Scope): Promise<CategorySummary[]> => {
  const [rows, counts] = await Promise.all([
    readLeading(scope.db, leading),
    readCategoryCounts(scope.db),
  ])
  const byCategory = Map.groupBy(rows, ({ category }) => category)
  const candidates = [...byCategory.values()].flatMap((first) => first.slice(0, pictured))
  const cards = Map.groupBy(await view(scope, candidates), ({ category }) => category)
  return ranked(byCategory, scope.now()).map((category) => ({
    category,
    contentCount: counts.get(category) ?? 0,
    cover: cards.get(category)?.find(({ cover }) => cover !== null)?.cover ?? null,
  }))
}

const mostTagged = 1_000

/** Those that the list of this tag shows this viewer; more are read, since it leaves out some of them. */
export const readTag = async (scope: Scope, tag: string): Promise<TagSummary> => {
  const { db, actor } = scope
  const counted = await countTagged(db, tag, mostTagged * 2)
  const creatorIds = counted.map(({ creator_id }) => creator_id)
  const [sightOf, muted] = await Promise.all([
    readSights(
      db,
      creatorIds.map((id) => ({ actor, id })),
    ),
    readMutedBy(scope, creatorIds),
  ])
  const shown = counted.filter(
    ({ creator_id: id }) => sightOf({ actor, id }) === 'seen' && !muted.has(id),
  )
  const count = shown.reduce((total, { contents }) => total + contents, 0)
  return { tag, contentCount: Math.min(count, mostTagged) }
}

const newcomers = 8
const works = 3

/** Some have published nothing yet, so more are looked at than are shown. */
export const listNewCreators = async (scope: Scope): Promise<NewCreator[]> => {
  const creators = await readNewCreators(scope, newcomers * 4)
  const ids = creators.map(({ id }) => id)
  const cards = await view(scope, await readNewestOf(scope.db, ids, works))
  const byCreator = Map.groupBy(cards, ({ creator }) => creator.id)
  const shown = creators.flatMap((creator) => {
    const made = byCreator.get(creator.id)
    return made ? [{ ...creator, works: made }] : []
  })
  return shown.slice(0, newcomers)
}
