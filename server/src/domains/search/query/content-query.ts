import type { AccountId, Currency, SearchFilters, SearchSort } from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import type { SortKeys } from '../../../platform/search/queries.ts'
import { facetsOf } from './facets.ts'
import { type Clause, facetFilters, otherThan, plainFilters, seenBy } from './filters.ts'
import { marks } from './highlights.ts'
import { anyOf, beginning, equals, mistyped, phrase, tiers, words } from './matching.ts'
import type { ParsedQuery } from './parse-query.ts'

export interface Asked {
  readonly parsed: ParsedQuery
  readonly filters: SearchFilters
  readonly currency: Currency
  readonly actor: Actor
  readonly hidden: ReadonlySet<AccountId>
  readonly now: Date
}

export interface Part {
  readonly from: number
  readonly size: number
  readonly after?: SortKeys | undefined
}

const day = 86_400_000

/** What everyone likes and what is new goes before its equals; neither makes a match of anything. */
const ranked = (query: Clause, now: Date): Clause => ({
  function_score: {
    query,
    functions: [
      { weight: 1 },
      { field_value_factor: { field: 'quality', missing: 0 }, weight: 0.5 },
      {
        // Of the day, so that the engine can keep what it computed.
        gauss: {
          publishedAt: {
            origin: new Date(Math.floor(now.getTime() / day) * day).toISOString(),
            scale: '90d',
          },
        },
        weight: 0.2,
      },
    ],
    score_mode: 'sum',
    boost_mode: 'multiply',
  },
})

/** What is said in it, with where: also what has no other word of the question. */
const said = (text: string): Clause => ({
  nested: {
    path: 'passages',
    query: words('passages.text', text),
    score_mode: 'max',
    boost: 0.3,
    inner_hits: { size: 1, _source: ['passages.second', 'passages.text'], highlight: passageMarks },
  },
})
const passageMarks = {
  ...marks,
  fields: { 'passages.text': { number_of_fragments: 0 } },
}

const quotedIn = (text: string): Clause =>
  anyOf([phrase('title.plain', text, 3), phrase('description.plain', text), phrase('words', text)])

const matching = (parsed: ParsedQuery, now: Date): Clause => {
  const text = parsed.words.join(' ')
  const found = text
    ? [anyOf([words('all', text), beginning(parsed), words('words', text, 0.3), said(text)])]
    : []
  const better = text
    ? [
        words('title', text, 4),
        phrase('title.plain', text, 6),
        words('tags.words', text, 2),
        words('creatorName', text, 2),
      ]
    : []
  const must = [...found, ...parsed.phrases.map(quotedIn)]
  return {
    bool: {
      must: [ranked({ bool: { must, should: better } }, now)],
      should: [
        equals('title.exact', parsed.text, tiers.exact),
        equals('creatorName.exact', parsed.text, tiers.named),
        equals('creatorUsername', parsed.text, tiers.named),
      ],
    },
  }
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

const around = (asked: Asked, must: Clause, more: { must_not?: Clause[] } = {}) => {
  const seen = seenBy(asked.actor, asked.hidden, 'creatorId')
  return {
    bool: {
      must: [must],
      filter: [...seen.filter, ...plainFilters(asked.filters, asked.currency)],
      must_not: [...seen.must_not, ...(more.must_not ?? [])],
    },
  }
}

/** What is marked: these words wherever they stand, also where they were found by another field. */
const shown = ({ text }: ParsedQuery): Clause => ({
  bool: {
    should: ['title', 'description'].map((field) => ({ match: { [field]: { query: text } } })),
  },
})

const body = (asked: Asked, query: Clause, { from, size, after }: Part) => {
  const facets = facetFilters(asked.filters)
  return {
    query,
    post_filter: { bool: { filter: otherThan(facets) } },
    aggs: facetsOf(facetNames, facets),
    sort: sorted(asked.filters.sortBy ?? 'relevance', asked.currency),
    track_scores: true,
    track_total_hits: 10_000,
    _source: ['creatorId', 'creatorName', 'creatorUsername'],
    highlight: {
      ...marks,
      highlight_query: shown(asked.parsed),
      fields: {
        title: { number_of_fragments: 0 },
        description: { number_of_fragments: 1, fragment_size: 160 },
      },
    },
    size,
    ...(after ? { search_after: after } : { from }),
  }
}

/** True matches, with what a word that is nowhere may have meant. */
export const contentQuestion = (asked: Asked, part: Part) => ({
  index: 'content',
  body: {
    ...body(asked, around(asked, matching(asked.parsed, asked.now)), part),
    suggest: meant(asked.parsed.words.join(' ')),
  },
})

/** Guesses at typing errors, without what was truly found. */
export const guessQuestion = (asked: Asked, size: number) => {
  const guess = ranked(mistyped(asked.parsed.words.join(' ')), asked.now)
  const query = around(asked, guess, { must_not: [matching(asked.parsed, asked.now)] })
  return { index: 'content', body: body(asked, query, { from: 0, size }) }
}

/** Whether there is anything under these words, for this viewer and these filters. */
export const existsQuestion = (asked: Asked) => ({
  index: 'content',
  body: {
    query: around(asked, matching(asked.parsed, asked.now)),
    size: 0,
    track_total_hits: 1,
    terminate_after: 1,
  },
})

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
