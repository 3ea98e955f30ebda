import { loadavg } from 'node:os'
import { autocomplete } from '../../../server/src/domains/search/autocomplete.ts'
import { searchContent } from '../../../server/src/domains/search/search-content.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import { type Figure, interleave, printNoted } from '../lib/figure.ts'
import type { Post } from './fill.ts'
import { type Cost, p95, recorded, searchingOf } from './recorded.ts'
import { mistype, randomFrom, vocabulary, zipfWords } from './words.ts'

const rounds = 5
const commonest = 50
const others = 100
const filters = JSON.stringify({ contentType: 'video', priceRange: { max: 2000 }, verified: true })

/** One round asks each once, so that a round's 95th percentile is among the commonest words. */
const questions = () => {
  const random = randomFrom(17)
  const typed = Array.from({ length: others }, () => zipfWords(random, 1, 3).join(' '))
  return [...vocabulary.slice(0, commonest), ...typed]
}

const asked = { page: 1, limit: 20, currency: 'USD' } as const

const ask = (scope: Scope, q: string, more?: { filters: string }) =>
  searchContent(scope, { ...asked, ...more, q })

/** What the engine takes for the same words without anything of ours. */
const bareTook = async (scope: Scope, texts: readonly string[]) => {
  const times: number[] = []
  for (const text of texts) {
    const body = { query: { match: { all: text } }, size: 20, _source: false }
    const [{ took }] = await scope.search.search([{ index: 'content', body }])
    times.push(took)
  }
  return p95(times)
}

const judged = { unit: 'ms', wants: 'at most', judged: 'ours' } as const

export const measureAsking = async (scope: Scope, posts: readonly Post[]): Promise<Figure[]> => {
  const cost = recorded(scope)
  const texts = questions()
  const costs: Cost[] = []
  const each = async (
    list: readonly string[],
    work: (asking: Scope, text: string) => Promise<unknown>,
  ) => {
    const round: Cost[] = []
    for (const text of list) round.push(await cost((asking) => work(asking, text)))
    costs.push(...round)
    return round
  }
  const engineOf = (round: readonly Cost[]) =>
    p95(round.map((one) => searchingOf(one) + one.marking))
  const measure = async (name: string, goal: number, round: () => Promise<number>) => {
    await round()
    const figure = await interleave(rounds, round, () => bareTook(scope, texts))
    printNoted(`search.${name}-load`, loadavg()[0] ?? Number.NaN, '')
    return { name: `search.${name}`, ...figure, goal, ...judged }
  }

  const askAll = (more?: { filters: string }) => each(texts, (asking, q) => ask(asking, q, more))
  const plain = await measure('plain', 25, async () => {
    const round = await askAll()
    return p95(round.map(({ passes: [first], marking }) => (first?.hits ?? Number.NaN) + marking))
  })
  const facets = await measure('facets', 60, async () => engineOf(await askAll()))
  const filtered = await measure('filters', 60, async () => engineOf(await askAll({ filters })))
  const random = randomFrom(19)
  const typos = posts.slice(0, 100).map(({ title }) => {
    const word = title.split(' ').find(({ length }) => length >= 4) ?? title
    return mistype(word, random)
  })
  const fuzzy = await measure('fuzzy', 80, async () => {
    const round = await each(typos, (asking, text) => ask(asking, text))
    return p95(round.flatMap(({ passes: [, second] }) => second?.whole ?? []))
  })
  const beginnings = texts.map((text, at) => text.slice(0, 2 + (at % 5)).trim())
  const completing = await measure('autocomplete', 10, async () =>
    engineOf(
      await each(
        beginnings.filter(({ length }) => length >= 2),
        (asking, q) => autocomplete(asking, { q, limit: 8 }),
      ),
    ),
  )
  const ours = p95(costs.map((one) => one.whole - searchingOf(one)))
  const whole = p95(costs.map((one) => one.whole))
  const added = { name: 'search.added', ours, bare: whole, ratio: ours / whole, goal: 5, ...judged }
  return [plain, facets, filtered, fuzzy, completing, added]
}
