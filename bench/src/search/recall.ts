import { searchContent } from '../../../server/src/domains/search/search-content.ts'
import type { Scope } from '../../../server/src/platform/scope.ts'
import type { Figure } from '../lib/figure.ts'
import type { Post } from './fill.ts'
import { mistype, randomFrom } from './words.ts'

const shortest = 4

/** A title with a typing error in one of its longer words; nothing where it has none. */
const typo = (title: string, random: () => number): string | undefined => {
  const words = title.split(' ')
  const longer = words.flatMap((word, at) => (word.length >= shortest ? [at] : []))
  const at = longer[Math.floor(random() * longer.length)]
  if (at === undefined) return undefined
  return words.with(at, mistype(words[at] ?? '', random)).join(' ')
}

/** The share of posts that are among the first ten when their title is typed with one error. */
export const measureRecall = async (scope: Scope, posts: readonly Post[]): Promise<Figure> => {
  const random = randomFrom(23)
  let tried = 0
  const found = { ours: 0, bare: 0 }
  for (const { id, title } of posts) {
    const q = typo(title, random)
    if (!q) continue
    tried += 1
    const { results } = await searchContent(scope, { q, page: 1, limit: 10, currency: 'USD' })
    if (results.some((result) => result.id === id || result.content.title === title))
      found.ours += 1
    const body = { query: { match: { all: q } }, size: 10, _source: false }
    const [{ hits }] = await scope.search.search([{ index: 'content', body }])
    if (hits.hits.some(({ _id }) => _id === id)) found.bare += 1
  }
  return {
    name: 'search.typo-recall',
    ours: found.ours / tried,
    bare: found.bare / tried,
    ratio: found.ours / found.bare,
    unit: '',
    goal: 0.95,
    wants: 'at least',
    judged: 'ours',
  }
}
