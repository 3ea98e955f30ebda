export type Random = (from: number, to: number) => number

/** mulberry32: small, and the same on every machine. */
export const randomFrom = (seed: number): Random => {
  let state = seed
  return (from: number, to: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    const unit = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    return Math.floor(from + unit * (to - from))
  }
}
