import type { Scope } from '../../../server/src/platform/scope.ts'
import type { Found, Question } from '../../../server/src/platform/search/queries.ts'

/** What one question cost, as the engine says of itself. */
interface Pass {
  /** Of the hits alone, which are asked for first. */
  readonly hits: number
  /** Of all that is asked together: it is answered side by side. */
  readonly whole: number
}

/** What the engine took, and how long somebody waited for all of it. */
export interface Cost {
  /** The search, and the second pass where there is one. */
  readonly passes: readonly Pass[]
  /** To mark the words, while PostgreSQL is read. */
  readonly marking: number
  readonly whole: number
}

/** Asks as the product does, and notes how long the engine says it took each time. */
export const recorded = (scope: Scope) => {
  const passes: Pass[] = []
  let marking = 0
  const search = async (questions: readonly Question[]) => {
    const found: readonly Found[] = await scope.search.search(questions)
    const [first = Number.NaN, ...rest] = found.map(({ took }) => took)
    const isMarking = questions.some(({ body }) => 'highlight' in body)
    if (isMarking) marking += first
    else passes.push({ hits: first, whole: Math.max(first, ...rest) })
    return found as never
  }
  const asking: Scope = { ...scope, search: { ...scope.search, search } }
  return async (work: (asking: Scope) => Promise<unknown>): Promise<Cost> => {
    passes.length = 0
    marking = 0
    const start = performance.now()
    await work(asking)
    return { passes: [...passes], marking, whole: performance.now() - start }
  }
}

/** Of all passes; marking goes on beside our own reading, and counts as ours when that is sooner done. */
export const searchingOf = ({ passes }: Cost) =>
  passes.reduce((total, { whole }) => total + whole, 0)

export const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
