import type {
  AccountId,
  CategorySlug,
  ContentCard,
  ContentId,
  ContentType,
  Money,
} from '@fanfare/contract'
import type { Scope } from '../../platform/scope.ts'
import { readCues } from '../media/index.ts'
import { wordsOf } from './article/measure.ts'
import { viewCards } from './cards.ts'
import { isOpenToAll } from './policy.ts'
import { readContentRows, type ShownRow } from './reader/contents.ts'
import { readDocuments, readTracks } from './reader/searchable.ts'

/** Something that is said, and from which second on. */
export interface Cue {
  readonly second: number
  readonly text: string
}

/** What anybody may find a published post by. Nothing of what is locked. */
export interface SearchableContent {
  readonly id: ContentId
  readonly creatorId: AccountId
  readonly type: ContentType
  readonly title: string
  readonly description: string
  readonly category: CategorySlug
  readonly tags: readonly string[]
  readonly isFree: boolean
  /** What it is sold for by itself. */
  readonly price: Money | null
  readonly publishedAt: Date
  readonly duration: number | null
  readonly viewCount: number
  readonly likeCount: number
  /** The languages of its captions. */
  readonly languages: readonly string[]
  /** The words of an article and of captions, of what everyone may open. */
  readonly words: string
  readonly cues: readonly Cue[]
}

const readWords = async (scope: Scope, open: readonly ShownRow[]) => {
  const ids = open.map(({ id }) => id)
  const [documents, tracks] = await Promise.all([
    readDocuments(scope.db, ids),
    readTracks(scope.db, ids),
  ])
  const cues = await readCues(
    scope,
    tracks.map(({ asset_id }) => asset_id),
  )
  return {
    languagesOf: (id: ContentId) =>
      tracks.filter(({ content_id }) => content_id === id).map(({ language }) => language),
    wordsOf: (id: ContentId) => {
      const document = documents.get(id)
      return document ? wordsOf(document) : ''
    },
    cuesOf: (id: ContentId): Cue[] =>
      tracks
        .filter(({ content_id }) => content_id === id)
        .flatMap(({ asset_id }) => cues.get(asset_id) ?? [])
        .map(({ start, lines }) => ({ second: start / 1000, text: lines.join(' ') })),
  }
}

const priceOf = ({ pricing, price, currency }: ShownRow): Money | null =>
  pricing === 'paid' && price !== null && currency !== null ? { amount: price, currency } : null

/** Those of these that are published; who made them is for whoever asks to look at. */
export const readSearchable = async (
  scope: Scope,
  ids: readonly ContentId[],
): Promise<SearchableContent[]> => {
  const rows = await readContentRows(scope.db, ids)
  const published = rows.filter(({ status }) => status === 'published')
  const open = published.filter((row) => isOpenToAll(row, scope.now()))
  const words = await readWords(scope, open)
  return published.map((row) => ({
    id: row.id,
    creatorId: row.creator_id,
    type: row.type,
    title: row.title,
    description: row.description,
    category: row.category,
    tags: row.tags,
    isFree: row.is_free,
    price: priceOf(row),
    publishedAt: row.published_at ?? row.created_at,
    duration: row.duration,
    viewCount: row.view_count,
    likeCount: row.like_count,
    languages: words.languagesOf(row.id),
    words: words.wordsOf(row.id),
    cues: words.cuesOf(row.id),
  }))
}

export interface FoundContent {
  readonly card: ContentCard
  readonly description: string
}

/** Those of these that are published and that this viewer may see, in the order of the ids. */
export const viewFound = async (
  scope: Scope,
  ids: readonly ContentId[],
): Promise<FoundContent[]> => {
  const rows = await readContentRows(scope.db, ids)
  const published = rows.filter(({ status }) => status === 'published')
  const cards = await viewCards(scope, published)
  const descriptions = new Map(published.map(({ id, description }) => [id, description]))
  return cards.map((card) => ({ card, description: descriptions.get(card.id) ?? '' }))
}
