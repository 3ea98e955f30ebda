import type { SearchFacets } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import type { Found, Hit, Question } from '../../../platform/search/queries.ts'
import type { Part } from './content-query.ts'
import { totalOf } from './counts.ts'
import { meantBy } from './did-you-mean.ts'
import { noFacets, presentFacets } from './facets.ts'
import type { ParsedQuery } from './parse-query.ts'
import {
  cursorAfter,
  cursorTo,
  isBeyond,
  lastOf,
  type PageAsked,
  positionOf,
  type Rest,
  windowOf,
} from './position.ts'

/** With fewer true matches than this, guesses at typing errors follow behind them. */
const few = 5

/** How one kind of thing is asked for; the rest is the same for all. */
export interface Asking {
  readonly parsed: ParsedQuery
  /** What a cursor is good for. */
  readonly filter: unknown
  question(part: Part): Question
  /** The first of them counts all, and with facets the others count some. */
  counts(withFacets: boolean): [Question, ...Question[]]
  /** Without what is truly found. */
  guess(size: number): Question
  guessCounts(withFacets: boolean): [Question, ...Question[]]
  /** Whether other words would find anything. */
  exists(text: string): Question
  arrange(hits: readonly Hit[]): Hit[]
}

export interface Page {
  readonly ids: readonly string[]
  /** With the first page only: whoever reads on has them. */
  readonly facets: SearchFacets
  readonly total: number
  readonly nextCursor: string | null
  readonly suggestions: readonly string[]
}

/** A second pass, only where the first found little: what was found stays before it. */
const guessAsWell = async (
  scope: Scope,
  asking: Asking,
  { first, size, withFacets }: { first: Found; size: number; withFacets: boolean },
) => {
  const meant = meantBy(asking.parsed, first)
  const counts = asking.guessCounts(withFacets)
  const [guessed, ...rest] = await scope.search.search([
    asking.guess(size - first.hits.hits.length),
    ...counts,
    // The engine's dictionary also has words of what was deleted or is hidden from this viewer.
    ...(meant ? [asking.exists(meant)] : []),
  ])
  const sure = meant ? rest.at(-1) : undefined
  return {
    guesses: guessed.hits.hits,
    counted: rest.slice(0, counts.length),
    suggestions: meant && sure && totalOf(sure) > 0 ? [meant] : [],
  }
}

/** The next of what was arranged together. */
const pageOf = ({ total, ids, last }: Rest, { filter }: Asking, limit: number): Page => ({
  ids: ids.slice(0, limit),
  facets: noFacets,
  total,
  suggestions: [],
  nextCursor: cursorTo({ total, ids: ids.slice(limit), last }, filter),
})

const readWindow = async (
  scope: Scope,
  asking: Asking,
  offset: number,
  limit: number,
): Promise<Page> => {
  const size = windowOf(limit)
  const withFacets = offset === 0
  const [first, all, ...some] = await scope.search.search([
    asking.question({ from: 0, size: size + 1 }),
    ...asking.counts(withFacets),
  ])
  const isLittle = totalOf(all) < few && asking.parsed.words.length > 0
  const { guesses, counted, suggestions } = isLittle
    ? await guessAsWell(scope, asking, { first, size, withFacets })
    : { guesses: [], counted: [], suggestions: [] }
  const within = first.hits.hits.slice(0, size)
  const arranged = [...asking.arrange(within), ...guesses]
  const last = first.hits.hits.length > size ? within.at(-1) : undefined
  const rest = {
    total: totalOf(all) + (counted[0] ? totalOf(counted[0]) : 0),
    ids: arranged.slice(offset).map(({ _id }) => _id),
    last: last ? lastOf(last) : null,
  }
  const facets = presentFacets([all, ...some, ...counted])
  return { ...pageOf(rest, asking, limit), facets, suggestions }
}

const readFurther = async (
  scope: Scope,
  asking: Asking,
  part: Omit<Part, 'size'>,
  limit: number,
): Promise<Page> => {
  const [found, all] = await scope.search.search([
    asking.question({ ...part, size: limit + 1 }),
    ...asking.counts(false),
  ])
  const hits = found.hits.hits.slice(0, limit)
  const last = hits.at(-1)
  const goesOn = found.hits.hits.length > limit && last
  return {
    ids: hits.map(({ _id }) => _id),
    facets: noFacets,
    total: totalOf(all),
    suggestions: [],
    nextCursor: goesOn ? cursorAfter(lastOf(last), asking.filter) : null,
  }
}

const nothing: Page = {
  ids: [],
  facets: noFacets,
  total: 0,
  nextCursor: null,
  suggestions: [],
}

export const readPage = (scope: Scope, asking: Asking, asked: PageAsked): Promise<Page> => {
  const { limit } = asked
  // Quotation marks around nothing ask for nothing, not for everything.
  if (!asking.parsed.text) return Promise.resolve(nothing)
  const position = positionOf(asked, asking.filter)
  if (position.kind === 'after') {
    return readFurther(scope, asking, { from: 0, after: position.last }, limit)
  }
  if (position.kind === 'rest') return Promise.resolve(pageOf(position, asking, limit))
  const { offset } = position
  if (offset < windowOf(limit)) return readWindow(scope, asking, offset, limit)
  // The engine skips no further; a cursor gets there.
  if (isBeyond(offset, limit + 1)) return Promise.resolve(nothing)
  return readFurther(scope, asking, { from: offset }, limit)
}
