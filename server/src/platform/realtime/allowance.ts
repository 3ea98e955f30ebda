import { performance } from 'node:perf_hooks'

/** A bucket that fills at a steady rate: true while there is something in it to take. */
export const allowance = (perSecond: number, burst: number) => {
  let left = burst
  let filledAt = performance.now()
  return (): boolean => {
    const now = performance.now()
    left = Math.min(burst, left + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
