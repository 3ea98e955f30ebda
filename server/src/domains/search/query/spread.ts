import type { Hit } from '../../../platform/search/queries.ts'
import { isNamed } from './matching.ts'

const first = 10
const mostOfOne = 3

/**
 * Of the first ten at most three are by one creator, unless that creator was asked for; the fourth comes
 * right behind. Where there are not enough others, they stay: a page is not left empty for it.
 */
export const spread = (hits: readonly Hit[]): Hit[] => {
  const counts = new Map<unknown, number>()
  const ahead: Hit[] = []
  const behind: Hit[] = []
  for (const hit of hits) {
    const creator = hit.fields?.creatorId?.[0]
    const count = counts.get(creator) ?? 0
    const isAskedFor = isNamed(Number(hit.sort?.[0]))
    const isLimited = ahead.length < first && count >= mostOfOne && !isAskedFor
    if (isLimited) behind.push(hit)
    else {
      counts.set(creator, count + 1)
      ahead.push(hit)
    }
  }
  return [...ahead.slice(0, first), ...behind, ...ahead.slice(first)]
}
