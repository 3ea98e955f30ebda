import type { Scope } from '../../../platform/scope.ts'
import type { Found, Hit, Question } from '../../../platform/search/queries.ts'
import type { Part } from './content-query.ts'
import { meantBy } from './did-you-mean.ts'
import type { ParsedQuery } from './parse-query.ts'
import {
  cursorAfter,
  cursorAt,
  isBeyond,
  type PageAsked,
  positionOf,
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
  /** Without what is truly found. */
  guess(size: number): Question
  /** Whether other words would find anything. */
  exists(text: string): Question
  arrange(hits: readonly Hit[]): Hit[]
}

export interface Page {
  readonly hits: readonly Hit[]
  readonly passes: readonly Found[]
  readonly total: number
  readonly nextCursor: string | null
  readonly suggestions: readonly string[]
}

const totalOf = (passes: readonly Found[]) =>
  passes.reduce((sum, { hits }) => sum + (hits.total?.value ?? 0), 0)

/** A second pass, only where the first found little: what was found stays before it. */
const guessAsWell = async (scope: Scope, asking: Asking, first: Found, size: number) => {
  const { parsed } = asking
  if (totalOf([first]) >= few || parsed.words.length === 0) return { suggestions: [] }
  const meant = meantBy(parsed, first)
  const [guessed, sure] = await scope.search.search([
    asking.guess(size - first.hits.hits.length),
    // The engine's dictionary also has words of what was deleted or is hidden from this viewer.
    ...(meant ? [asking.exists(meant)] : []),
  ])
  return { guessed, suggestions: meant && sure && totalOf([sure]) > 0 ? [meant] : [] }
}

const readWindow = async (
  scope: Scope,
  asking: Asking,
  offset: number,
  limit: number,
): Promise<Page> => {
  const size = windowOf(limit)
  const [first] = await scope.search.search([asking.question({ from: 0, size: size + 1 })])
  const { guessed, suggestions } = await guessAsWell(scope, asking, first, size)
  const passes = guessed ? [first, guessed] : [first]
  const within = first.hits.hits.slice(0, size)
  const arranged = [...asking.arrange(within), ...(guessed?.hits.hits ?? [])]
  const end = offset + limit
  const last = within.at(-1)
  const goesOn = first.hits.hits.length > size && last
  return {
    hits: arranged.slice(offset, end),
    passes,
    total: totalOf(passes),
    suggestions,
    nextCursor:
      end < arranged.length
        ? cursorAt(end, asking.filter)
        : goesOn
          ? cursorAfter(last, asking.filter)
          : null,
  }
}

const readFurther = async (
  scope: Scope,
  asking: Asking,
  part: Omit<Part, 'size'>,
  limit: number,
): Promise<Page> => {
  const [found] = await scope.search.search([asking.question({ ...part, size: limit + 1 })])
  const hits = found.hits.hits.slice(0, limit)
  const last = hits.at(-1)
  const goesOn = found.hits.hits.length > limit && last
  return {
    hits,
    passes: [found],
    total: totalOf([found]),
    suggestions: [],
    nextCursor: goesOn ? cursorAfter(last, asking.filter) : null,
  }
}

const nothing: Page = { hits: [], passes: [], total: 0, nextCursor: null, suggestions: [] }

export const readPage = (scope: Scope, asking: Asking, asked: PageAsked): Promise<Page> => {
  const { limit } = asked
  // Quotation marks around nothing ask for nothing, not for everything.
  if (!asking.parsed.text) return Promise.resolve(nothing)
  const position = positionOf(asked, asking.filter)
  if (position.kind === 'after') {
    return readFurther(scope, asking, { from: 0, after: position.keys }, limit)
  }
  const { offset } = position
  if (offset < windowOf(limit)) return readWindow(scope, asking, offset, limit)
  // The engine skips no further; a cursor gets there.
  if (isBeyond(offset, limit + 1)) return Promise.resolve(nothing)
  return readFurther(scope, asking, { from: offset }, limit)
}
