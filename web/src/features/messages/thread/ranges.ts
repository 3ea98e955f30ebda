/** Numbers from one to another, both included. */
export interface Range {
  readonly from: number
  readonly to: number
}

export const isWithin = (ranges: readonly Range[], seq: number): boolean =>
  ranges.some(({ from, to }) => from <= seq && seq <= to)

/** In order, with those that touch made one. */
export const joinRanges = (ranges: readonly Range[]): Range[] => {
  const joined: Range[] = []
  for (const range of ranges.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1)
    if (last && range.from <= last.to + 1) {
      joined[joined.length - 1] = { from: last.from, to: Math.max(last.to, range.to) }
    } else joined.push(range)
  }
  return joined
}
