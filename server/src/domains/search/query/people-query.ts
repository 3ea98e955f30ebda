import type { AccountId, SearchFilters } from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import type { Part } from './content-query.ts'
import { meant } from './content-query.ts'
import { facetsOf } from './facets.ts'
import { type Clause, facetFilters, otherThan, seenBy } from './filters.ts'
import { anyOf, beginning, equals, mistyped, phrase, tiers, words } from './matching.ts'
import type { ParsedQuery } from './parse-query.ts'

export interface PeopleAsked {
  readonly parsed: ParsedQuery
  readonly filters: SearchFilters
  readonly actor: Actor
  readonly hidden: ReadonlySet<AccountId>
}

/** Creators, those who are verified and those with many followers before their equals. */
const ranked = (query: Clause): Clause => ({
  function_score: {
    query,
    functions: [{ weight: 1 }, { field_value_factor: { field: 'quality', missing: 0 }, weight: 1 }],
    score_mode: 'sum',
    boost_mode: 'multiply',
  },
})

const matching = (parsed: ParsedQuery): Clause => {
  const text = parsed.words.join(' ')
  // People are written with an @ as often as without.
  const name = parsed.text.replace(/^@/, '')
  const must = [
    ...(text ? [anyOf([words('all', text), beginning(parsed)])] : []),
    ...parsed.phrases.map((said) =>
      anyOf([phrase('displayName', said, 3), phrase('bio.plain', said)]),
    ),
  ]
  const should = text ? [words('displayName', text, 4), phrase('displayName', text, 4)] : []
  return {
    bool: {
      must: [ranked({ bool: { must, should } })],
      should: [
        equals('username', name, tiers.exact),
        equals('displayName.exact', name, tiers.exact),
      ],
    },
  }
}

const around = ({ actor, hidden }: PeopleAsked, must: Clause, without: readonly Clause[] = []) => {
  const seen = seenBy(actor, hidden, 'id')
  return {
    bool: {
      must: [must],
      filter: seen.filter,
      must_not: [...seen.must_not, ...without],
    },
  }
}

/** Of a person there is a category and a verified mark to choose by. */
const personFilters = ({ category, verified }: SearchFilters) =>
  facetFilters({
    ...(category ? { category } : {}),
    ...(verified ? { verified } : {}),
  })

const facetNames = ['category', 'verified'] as const

const sorted = ({ sortBy }: SearchFilters): Clause[] => {
  const id = { id: 'desc' }
  if (sortBy === 'recent') return [{ joinedAt: 'desc' }, id]
  return sortBy === 'popular' ? [{ followers: 'desc' }, id] : [{ _score: 'desc' }, id]
}

const body = (asked: PeopleAsked, query: Clause, { from, size, after }: Part) => {
  const facets = personFilters(asked.filters)
  return {
    query,
    post_filter: { bool: { filter: otherThan(facets) } },
    aggs: facetsOf(facetNames, facets),
    sort: sorted(asked.filters),
    track_total_hits: 10_000,
    _source: false,
    size,
    ...(after ? { search_after: after } : { from }),
  }
}

export const peopleQuestion = (asked: PeopleAsked, part: Part) => ({
  index: 'people',
  body: {
    ...body(asked, around(asked, matching(asked.parsed)), part),
    suggest: meant(asked.parsed.words.join(' ')),
  },
})

/** Without what is truly found. */
export const peopleGuess = (asked: PeopleAsked, size: number) => {
  const guess = ranked(mistyped(asked.parsed.words.join(' ')))
  return {
    index: 'people',
    body: body(asked, around(asked, guess, [matching(asked.parsed)]), { from: 0, size }),
  }
}

export const peopleExist = (asked: PeopleAsked) => ({
  index: 'people',
  body: {
    query: around(asked, matching(asked.parsed)),
    size: 0,
    track_total_hits: 1,
    terminate_after: 1,
  },
})
