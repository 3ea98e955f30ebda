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

/** For each key once in so long. Only what was let through lately is kept, however many keys there are. */
export const oncePer = (milliseconds: number) => {
  const lately = new Map<string, number>()
  return (key: string): boolean => {
    const now = performance.now()
    for (const [known, at] of lately) {
      if (now - at < milliseconds) break
      lately.delete(known)
    }
    if (lately.has(key)) return false
    lately.set(key, now)
    return true
  }
}
