import type { Hit } from '../../../platform/search/queries.ts'

const first = 10
const mostOfOne = 3

const fold = (text: unknown) =>
  String(text ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()

const isAskedFor = ({ _source: of = {} }: Hit, typed: string) => {
  const text = fold(typed)
  return text === fold(of.creatorName) || text === fold(of.creatorUsername).replace(/^@/, '')
}

/**
 * Of the first ten at most three are by one creator, unless that creator was asked for; the fourth comes
 * right behind. Where there are not enough others, they stay: a page is not left empty for it.
 */
export const spread = (hits: readonly Hit[], typed: string): Hit[] => {
  const text = typed.replace(/^@/, '')
  const counts = new Map<unknown, number>()
  const ahead: Hit[] = []
  const behind: Hit[] = []
  for (const hit of hits) {
    const creator = hit._source?.creatorId
    const count = counts.get(creator) ?? 0
    const isLimited = ahead.length < first && count >= mostOfOne && !isAskedFor(hit, text)
    if (isLimited) behind.push(hit)
    else {
      counts.set(creator, count + 1)
      ahead.push(hit)
    }
  }
  return [...ahead.slice(0, first), ...behind, ...ahead.slice(first)]
}
