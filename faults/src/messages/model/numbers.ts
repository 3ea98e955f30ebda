export const forever = Number.POSITIVE_INFINITY
export const least = (numbers: readonly number[]) =>
  numbers.reduce((a, b) => Math.min(a, b), forever)
export const greatest = (numbers: readonly number[]) =>
  numbers.reduce((a, b) => Math.max(a, b), -forever)

/** Answers what the smallest value of all points behind a place is. */
export const leastBehind = (points: readonly (readonly [place: number, value: number])[]) => {
  const sorted = points.toSorted(([a], [b]) => b - a)
  let smallest = forever
  const sofar = sorted.map(([, value]) => {
    smallest = Math.min(smallest, value)
    return smallest
  })
  return (place: number): number => {
    let [known, open] = [0, sorted.length]
    while (known < open) {
      const middle = (known + open) >> 1
      if ((sorted[middle]?.[0] ?? -forever) > place) known = middle + 1
      else open = middle
    }
    return sofar[known - 1] ?? forever
  }
}
