const niceSteps = [1, 2, 5, 10]

/** A round number of units that is at least this. */
const stepFrom = (rough: number, unit: number) => {
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = niceSteps.map((one) => one * power).find((one) => one >= rough) ?? rough
  return Math.max(unit, nice)
}

const between = (low: number, high: number, unit: number): number[] => {
  const step = stepFrom((high - low) / 3, unit)
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)]
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step)
}

/**
 * Three or four round steps that hold all values and zero. Nothing is cut smaller than a unit:
 * people are counted whole, and money is written in whole dollars.
 */
export const ticksFor = (values: readonly number[], unit = 1): number[] => {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [0, unit] : between(low, high, unit)
}

/** Around the values alone, for a total that hardly changes in the time shown. */
export const ticksAround = (values: readonly number[], unit = 1): number[] => {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high
    ? between(Math.max(0, low - unit), high + unit, unit)
    : between(low, high, unit)
}
