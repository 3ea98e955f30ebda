import type { AccountId, Currency, SearchFilters, SearchSort } from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import type { SortKeys } from '../../../platform/search/queries.ts'
import { countQuestions, existence } from './counts.ts'
import { type Clause, facetFilters, otherThan, plainFilters, seenBy } from './filters.ts'
import { anyOf, beginning, equals, liked, mistyped, phrase, tiers, words } from './matching.ts'
import type { ParsedQuery } from './parse-query.ts'

export interface Asked {
  readonly parsed: ParsedQuery
  readonly filters: SearchFilters
  readonly currency: Currency
  readonly actor: Actor
  readonly hidden: ReadonlySet<AccountId>
  readonly now: Date
}

/** What must hold, what makes one better than another, and what must not. */
export interface Matching {
  readonly must: readonly Clause[]
  readonly should?: readonly Clause[]
  readonly must_not?: readonly Clause[]
}

export interface Part {
  readonly from: number
  readonly size: number
  readonly after?: SortKeys | undefined
}

const day = 86_400_000

/** What is new goes before its equals. Of the day, so that a page and the next are in one order. */
const recent = (now: Date): Clause => ({
  distance_feature: {
    field: 'publishedAt',
    origin: new Date(Math.floor(now.getTime() / day) * day).toISOString(),
    pivot: '90d',
    boost: 2,
  },
})

/** Further apart than the words of a passage, nearer than the last of one and the first of the next. */
const apart = 90

/** What is said in it, all words in one passage: also what has no other word of the question. */
const said = (query: string): Clause => ({
  match_phrase: { passages: { query, slop: apart, boost: 0.3 } },
})

const quotedIn = (text: string): Clause =>
  anyOf([phrase('title.plain', text, 3), phrase('description.plain', text), phrase('words', text)])

/** All that has the words, wherever they stand. */
const found = (parsed: ParsedQuery): Clause[] => {
  const text = parsed.words.join(' ')
  const somewhere = text
    ? [anyOf([words('all', text), beginning(parsed), words('words', text, 0.3), said(text)])]
    : []
  return [...somewhere, ...parsed.phrases.map(quotedIn)]
}

/** What puts one match before another. */
const better = (parsed: ParsedQuery, now: Date): Clause[] => {
  const text = parsed.words.join(' ')
  const name = parsed.text.replace(/^@/, '')
  const placed = text
    ? [
        words('title', text, 4),
        phrase('title.plain', text, 6),
        words('tags.words', text, 2),
        words('creatorName', text, 2),
      ]
    : []
  return [
    ...placed,
    liked(8),
    recent(now),
    equals('title.exact', parsed.text, tiers.exact),
    anyOf([
      equals('creatorName.exact', name, tiers.named),
      equals('creatorUsername', name, tiers.named),
    ]),
  ]
}

/** Without a price in this currency: behind all that have one. */
const withoutPrice = { asc: 2_000_000_000, desc: -1 }

const sorted = (sort: SearchSort, currency: Currency): Clause[] => {
  const byPrice = (order: 'asc' | 'desc') => ({
    [`price.${currency}`]: { order, missing: withoutPrice[order] },
  })
  const first: Record<SearchSort, Clause> = {
    relevance: { _score: 'desc' },
    recent: { publishedAt: 'desc' },
    popular: { views: 'desc' },
    rating: { rating: 'desc' },
    price_low: byPrice('asc'),
    price_high: byPrice('desc'),
  }
  // Newer ids are higher: of equals the newest comes first.
  return [first[sort], { id: 'desc' }]
}

const facetNames = ['category', 'contentType', 'verified', 'tags'] as const

/** What this viewer may be shown of it, within the filters that are no facets. */
const within = ({ actor, hidden, filters, currency }: Asked) => {
  const seen = seenBy(actor, hidden, 'creatorId')
  return { ...seen, filter: [...seen.filter, ...plainFilters(filters, currency)] }
}

/** Guesses at typing errors, without what is truly found. */
const guessed = ({ parsed }: Asked) => ({
  must: [mistyped(parsed.words.join(' '))],
  must_not: [{ bool: { filter: found(parsed) } }],
})

const hits = (asked: Asked, query: Matching, { from, size, after }: Part) => {
  const { filter, must_not } = within(asked)
  return {
    query: {
      bool: {
        must: query.must,
        should: query.should,
        filter: [...filter, ...otherThan(facetFilters(asked.filters))],
        must_not: [...must_not, ...(query.must_not ?? [])],
      },
    },
    sort: sorted(asked.filters.sortBy ?? 'relevance', asked.currency),
    // Whoever counts visits every match; that is a question of its own.
    track_total_hits: false,
    _source: false,
    docvalue_fields: ['creatorId'],
    size,
    ...(after ? { search_after: after } : { from }),
  }
}

const counts = (asked: Asked, { must, must_not = [] }: Matching, withFacets: boolean) => {
  const base = within(asked)
  return countQuestions(
    'content',
    { filter: [...base.filter, ...must], must_not: [...base.must_not, ...must_not] },
    withFacets ? facetNames : [],
    facetFilters(asked.filters),
  )
}

/** True matches, with what a word that is nowhere may have meant. */
export const contentQuestion = (asked: Asked, part: Part) => {
  const { parsed, now } = asked
  const query = { must: found(parsed), should: better(parsed, now) }
  const suggest = meant(parsed.words.join(' '))
  return { index: 'content', body: { ...hits(asked, query, part), suggest } }
}

export const contentCounts = (asked: Asked, withFacets: boolean) =>
  counts(asked, { must: found(asked.parsed) }, withFacets)

export const guessQuestion = (asked: Asked, size: number) => {
  const query = { ...guessed(asked), should: [liked(2), recent(asked.now)] }
  return { index: 'content', body: hits(asked, query, { from: 0, size }) }
}

export const guessCounts = (asked: Asked, withFacets: boolean) =>
  counts(asked, guessed(asked), withFacets)

/** Whether there is anything under these words, for this viewer and these filters. */
export const existsQuestion = (asked: Asked) => {
  const { filter, must_not } = within(asked)
  const query = { bool: { filter: [...filter, ...found(asked.parsed)], must_not } }
  return existence('content', query)
}

export const meant = (text: string) => ({
  text,
  meant: {
    term: {
      field: 'names',
      suggest_mode: 'missing',
      size: 1,
      prefix_length: 0,
      min_word_length: 4,
    },
  },
})
