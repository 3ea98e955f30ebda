import type { AccountId, SearchFilters } from '@fanfare/contract'
import type { Actor } from '../../../platform/scope.ts'
import { type Matching, meant, type Part } from './content-query.ts'
import { countQuestions, existence } from './counts.ts'
import { type Clause, facetFilters, otherThan, seenBy } from './filters.ts'
import { anyOf, beginning, equals, liked, mistyped, phrase, tiers, words } from './matching.ts'
import type { ParsedQuery } from './parse-query.ts'

export interface PeopleAsked {
  readonly parsed: ParsedQuery
  readonly filters: SearchFilters
  readonly actor: Actor
  readonly hidden: ReadonlySet<AccountId>
}

const found = ({ words: typed, phrases }: ParsedQuery): Clause[] => [
  ...(typed.length > 0
    ? [anyOf([words('all', typed.join(' ')), beginning({ words: typed })])]
    : []),
  ...phrases.map((said) => anyOf([phrase('displayName', said, 3), phrase('bio.plain', said)])),
]

/** Creators, those who are verified and those with many followers before their equals. */
const better = (parsed: ParsedQuery): Clause[] => {
  const text = parsed.words.join(' ')
  // People are written with an @ as often as without.
  const name = parsed.text.replace(/^@/, '')
  return [
    ...(text ? [words('displayName', text, 4), phrase('displayName', text, 4)] : []),
    liked(8),
    equals('username', name, tiers.exact),
    equals('displayName.exact', name, tiers.exact),
  ]
}

/** Guesses at typing errors, without what is truly found. */
const guessed = ({ parsed }: PeopleAsked) => ({
  must: [mistyped(parsed.words.join(' '))],
  must_not: [{ bool: { filter: found(parsed) } }],
})

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

const hits = (asked: PeopleAsked, query: Matching, { from, size, after }: Part) => {
  const seen = seenBy(asked.actor, asked.hidden, 'id')
  return {
    query: {
      bool: {
        must: query.must,
        should: query.should,
        filter: [...seen.filter, ...otherThan(personFilters(asked.filters))],
        must_not: [...seen.must_not, ...(query.must_not ?? [])],
      },
    },
    sort: sorted(asked.filters),
    track_total_hits: false,
    _source: false,
    size,
    ...(after ? { search_after: after } : { from }),
  }
}

const counts = (asked: PeopleAsked, { must, must_not = [] }: Matching, withFacets: boolean) => {
  const seen = seenBy(asked.actor, asked.hidden, 'id')
  return countQuestions(
    'people',
    { filter: [...seen.filter, ...must], must_not: [...seen.must_not, ...must_not] },
    withFacets ? facetNames : [],
    personFilters(asked.filters),
  )
}

export const peopleQuestion = (asked: PeopleAsked, part: Part) => {
  const { parsed } = asked
  const query = { must: found(parsed), should: better(parsed) }
  const suggest = meant(parsed.words.join(' '))
  return { index: 'people', body: { ...hits(asked, query, part), suggest } }
}

export const peopleCounts = (asked: PeopleAsked, withFacets: boolean) =>
  counts(asked, { must: found(asked.parsed) }, withFacets)

export const peopleGuess = (asked: PeopleAsked, size: number) => {
  const query = { ...guessed(asked), should: [liked(2)] }
  return { index: 'people', body: hits(asked, query, { from: 0, size }) }
}

export const peopleGuessCounts = (asked: PeopleAsked, withFacets: boolean) =>
  counts(asked, guessed(asked), withFacets)

export const peopleExist = ({ actor, hidden, parsed }: PeopleAsked) => {
  const { filter, must_not } = seenBy(actor, hidden, 'id')
  return existence('people', { bool: { filter: [...filter, ...found(parsed)], must_not } })
}
