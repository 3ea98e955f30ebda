import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Cache } from '../../../platform/cache/cache.ts'
import { fail } from '../../../platform/errors/domain-error.ts'

/**
 * Wrong tries, after OWASP's device cookies: devices nobody knows share one counter per account,
 * each known device has its own, so a stranger can stop other strangers but not the owner.
 */
const rules = {
  address: { points: 30, duration: 900 },
  stranger: { points: 10, duration: 900 },
  device: { points: 10, duration: 900 },
  code: { points: 10, duration: 3600 },
} as const

type Counter = keyof typeof rules
export type Tally = readonly [counter: Counter, key: string]

const limiter = (cache: Cache, counter: Counter) => {
  const rule = { keyPrefix: `guess-${counter}`, ...rules[counter] }
  return new RateLimiterRedis({
    storeClient: cache.redis,
    rejectIfRedisNotReady: true,
    // Each process counts by itself while Redis is away: weaker, never open.
    insuranceLimiter: new RateLimiterMemory(rule),
    ...rule,
  })
}

type Limiters = { readonly [Name in Counter]: RateLimiterRedis }
const opened = new WeakMap<Cache, Limiters>()

const limitersOf = (cache: Cache): Limiters => {
  const known = opened.get(cache)
  if (known) return known
  const made = {
    address: limiter(cache, 'address'),
    stranger: limiter(cache, 'stranger'),
    device: limiter(cache, 'device'),
    code: limiter(cache, 'code'),
  }
  opened.set(cache, made)
  return made
}

/**
 * Counts the try before it is judged, so that many at once gain nothing; a right one is given
 * back with the function it answers.
 */
export const countTry = async (
  cache: Cache,
  tallies: readonly Tally[],
  refusedWith: 'auth.guessing' | 'request.too-many' = 'auth.guessing',
) => {
  const limiters = limitersOf(cache)
  for (const [counter, key] of tallies) {
    try {
      await limiters[counter].consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      fail(refusedWith, { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) })
    }
  }
  return async () => {
    await Promise.all(tallies.map(([counter, key]) => limiters[counter].reward(key)))
  }
}
