/** How many are kept of a recording, however long it is. */
export const voicePeaks = 64

/** The loudest of each stretch, from 0 to 100. What was measured rarely is spread over all of them. */
export const peaksOf = (levels: readonly number[], count = voicePeaks): number[] => {
  if (levels.length === 0) return Array<number>(count).fill(0)
  const size = levels.length / count
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor(at * size)
    const stretch = levels.slice(from, Math.max(from + 1, Math.floor((at + 1) * size)))
    return Math.round(Math.min(1, Math.max(...stretch)) * 100)
  })
}
