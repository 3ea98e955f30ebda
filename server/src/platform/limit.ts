import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Cache } from './cache/cache.ts'
import { fail } from './errors/domain-error.ts'

export interface Limit {
  /** What is counted; every limit has a name of its own. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

const limiters = new WeakMap<Cache, Map<string, RateLimiterRedis>>()

/** Counted on Redis, so that all processes share it; each counts by itself while Redis is away. */
const limiterOf = (cache: Cache, { name, points, seconds }: Limit): RateLimiterRedis => {
  const known = limiters.get(cache) ?? new Map<string, RateLimiterRedis>()
  limiters.set(cache, known)
  const before = known.get(name)
  if (before) return before
  const limiter = new RateLimiterRedis({
    storeClient: cache.redis,
    keyPrefix: `limit:${name}`,
    points,
    duration: seconds,
    insuranceLimiter: new RateLimiterMemory({ points, duration: seconds }),
  })
  known.set(name, limiter)
  return limiter
}

export const tooMany = (milliseconds: number): never =>
  fail('request.too-many', { retryAfter: Math.ceil(milliseconds / 1000) })

/** Refuses what is more than the limit allows. */
export const spend = async (cache: Cache, limit: Limit, key: string) => {
  try {
    await limiterOf(cache, limit).consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    tooMany(refusal.msBeforeNext)
  }
}

/** Counts what has happened; what comes after is refused by `refuseIfSpent`. */
export const note = async (cache: Cache, limit: Limit, key: string) => {
  await limiterOf(cache, limit).penalty(key)
}

export const isSpent = async (cache: Cache, limit: Limit, key: string): Promise<boolean> =>
  ((await limiterOf(cache, limit).get(key))?.consumedPoints ?? 0) >= limit.points

/** Refuses without counting. */
export const refuseIfSpent = async (cache: Cache, limit: Limit, key: string) => {
  const used = await limiterOf(cache, limit).get(key)
  if (used && used.consumedPoints >= limit.points) tooMany(used.msBeforeNext)
}
