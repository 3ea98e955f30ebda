import type { Scope } from '../../../server/src/platform/scope.ts'
import type { Found, Question } from '../../../server/src/platform/search/queries.ts'

/** What one question cost: what the engine says of itself, pass by pass, and what all of it took. */
export interface Cost {
  readonly passes: readonly number[]
  readonly engine: number
  readonly whole: number
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Asks as the product does, and notes how long the engine says it took for each pass. */
export const recorded = (scope: Scope) => {
  const passes: number[] = []
  const search = async (questions: readonly Question[]) => {
    const found: readonly Found[] = await scope.search.search(questions)
    // Questions that are sent together are answered side by side.
    passes.push(Math.max(...found.map(({ took }) => took)))
    return found as never
  }
  const asking: Scope = { ...scope, search: { ...scope.search, search } }
  return async (work: (asking: Scope) => Promise<unknown>): Promise<Cost> => {
    passes.length = 0
    const start = performance.now()
    await work(asking)
    const whole = performance.now() - start
    return { passes: [...passes], engine: sum(passes), whole }
  }
}

export const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN
