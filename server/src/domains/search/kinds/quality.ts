const enoughViews = 20
/** Of the normal distribution, for a bound that holds nineteen times of twenty. */
const z = 1.96

/** The share of likes that can be relied on: few views say little. Nothing below twenty of them. */
export const ratingOf = (likes: number, views: number): number => {
  if (views < enoughViews) return 0
  const share = Math.min(1, likes / views)
  const spread = Math.sqrt((share * (1 - share)) / views + z ** 2 / (4 * views ** 2))
  return Math.max(0, (share + z ** 2 / (2 * views) - z * spread) / (1 + z ** 2 / views))
}

/** From nothing to one: each tenfold counts as much as the one before, up to ten million. */
export const fameOf = (count: number): number => Math.min(1, Math.log10(1 + count) / 7)

/** The engine ranks by numbers above nothing only. */
const least = 0.001

export const qualityOf = (parts: readonly number[]): number =>
  Math.max(least, parts.reduce((sum, part) => sum + part, 0) / 2)
