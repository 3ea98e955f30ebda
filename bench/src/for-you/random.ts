/** Chance that repeats itself: the same seed, the same draws. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  normal(): number
  chance(probability: number): boolean
  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number
  pick<T>(list: readonly T[]): T
  /** One of the list in proportion to the weights; undefined where nothing weighs anything. */
  weighted<T>(list: readonly T[], weights: readonly number[]): T | undefined
}

export function randomFrom(seed: number): Random {
  const next = mulberry32(seed)
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    chance: (probability) => next() < probability,
    pick: (list) => at(list, whole(0, list.length - 1)),
    weighted: (list, weights) => lot(list, weights)(next()),
  }
}

/** Made once to be drawn from often: takes a number from 0 to 1 to what it falls upon. */
export function lot<T>(list: readonly T[], weights: readonly number[]) {
  let total = 0
  const ends = weights.map((weight) => {
    total += weight
    return total
  })
  return (point: number): T | undefined => {
    const sought = point * total
    let low = 0
    let high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (at(ends, middle) > sought) high = middle
      else low = middle + 1
    }
    return list[low]
  }
}

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`)
  return item
}

/** `count` things, each made knowing its place. */
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const sigmoid = (x: number) => 1 / (1 + Math.exp(-x))

function mulberry32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
