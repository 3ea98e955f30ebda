import type { RouteDefinition, RouteName } from '@fanfare/contract'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Cache } from '../cache/cache.ts'
import { fail } from '../errors/domain-error.ts'
import type { Actor } from '../scope.ts'
import { addressKey } from './address.ts'

export type RateLimiter = (actor: Actor, address: string) => Promise<void>

/** Counted on Redis, so that all processes share it; each counts by itself while Redis is away. */
export const rateLimiter = (
  name: RouteName,
  { rateLimit }: RouteDefinition,
  cache: Cache,
): RateLimiter => {
  if (!rateLimit) return async () => {}
  const { points, seconds, by } = rateLimit
  const memory = new RateLimiterMemory({ points, duration: seconds })
  const limiter = new RateLimiterRedis({
    storeClient: cache.redis,
    keyPrefix: `limit:${name}`,
    points,
    duration: seconds,
    insuranceLimiter: memory,
  })
  return async (actor, address) => {
    const key = by === 'account' && actor.kind === 'account' ? actor.accountId : addressKey(address)
    try {
      await limiter.consume(key)
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      fail('request.too-many', { retryAfter: Math.ceil(refusal.msBeforeNext / 1000) })
    }
  }
}
