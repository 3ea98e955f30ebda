import { EngineAway } from '../errors/engine-away.ts'
import type { Ask } from './engine.ts'

/** What one page of hits was sorted by; the next begins after it. */
export type SortKeys = readonly (string | number)[]

export interface Hit {
  readonly _id: string
  readonly _score: number | null
  readonly _version?: number
  /** Values that were asked for by name, each a list. */
  readonly fields?: Readonly<Record<string, readonly unknown[]>>
  readonly sort?: SortKeys
  readonly highlight?: Readonly<Record<string, readonly string[]>>
}

interface Bucket {
  readonly key: string | number
  readonly key_as_string?: string
  readonly doc_count: number
}

export interface Found {
  /** In milliseconds, as the engine says. */
  readonly took: number
  readonly hits: {
    readonly total?: { readonly value: number; readonly relation: 'eq' | 'gte' }
    readonly hits: readonly Hit[]
  }
  readonly aggregations?: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>
  readonly suggest?: Readonly<
    Record<string, readonly { readonly options: readonly { readonly text: string }[] }[]>
  >
}

export interface Question {
  readonly index: string
  readonly body: object
}

export interface Queries {
  /** Several at once, for somebody who waits; any of them failing is the engine being away. */
  search<const Questions extends readonly Question[]>(
    questions: Questions,
  ): Promise<{ [At in keyof Questions]: Found }>
  /** For upkeep, which has time. */
  scan(question: Question): Promise<Found>
}

const scanMs = 30_000

interface Answers {
  readonly responses: readonly (Found & { readonly error?: object; readonly status: number })[]
}

export const openQueries = (
  ask: Ask,
  named: (name: string) => string,
  patienceMs: number,
): Queries => ({
  async search(questions) {
    const body = questions.flatMap(({ index, body: query }) => [
      JSON.stringify({ index: named(index) }),
      JSON.stringify({ timeout: `${patienceMs}ms`, ...query }),
    ])
    const { responses } = await ask<Answers>({
      call: 'search',
      method: 'POST',
      path: '/_msearch',
      body: `${body.join('\n')}\n`,
      timeoutMs: patienceMs,
      isImpatient: true,
    })
    const refused = responses.find(({ error }) => error)
    if (refused && refused.status === 400) {
      throw new Error(`OpenSearch refused: ${JSON.stringify(refused.error).slice(0, 800)}`)
    }
    if (refused) throw new EngineAway('OpenSearch', refused.error)
    return responses as never
  },

  scan({ index, body }) {
    const path = `/${named(index)}/_search`
    return ask<Found>({ call: 'scan', method: 'POST', path, body, timeoutMs: scanMs })
  },
})
