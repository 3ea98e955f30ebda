import { createHash } from 'node:crypto'

export interface Dice {
  (low: number, high: number): number
  whole(low: number, high: number): number
  pick<T>(from: readonly T[]): T
  chance(share: number): boolean
}

/** The same seed always falls the same way, on every machine. */
export const dice = (seed: string): Dice => {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const roll = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(roll(low, high + 1))
  const pick = <T>(from: readonly T[]) => from[whole(0, from.length - 1)] as T
  return Object.assign(roll, { whole, pick, chance: (share: number) => next() < share })
}
