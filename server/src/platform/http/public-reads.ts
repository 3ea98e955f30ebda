import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config/config.ts'
import { tooMany } from '../limit.ts'
import type { Actor } from '../scope.ts'
import { addressKey } from './address.ts'

const limiters = new WeakMap<Config, RateLimiterMemory>()

const limiterOf = (config: Config) => {
  const limiter =
    limiters.get(config) ??
    new RateLimiterMemory({ points: config.PUBLIC_READS_A_MINUTE, duration: 60 })
  limiters.set(config, limiter)
  return limiter
}

/**
 * What strangers read is counted per address, over all routes and in this process: asking Redis would
 * cost about as much as the read. Whoever is signed in can be stopped by their account.
 */
export const limitPublicRead = async (config: Config, actor: Actor, address: string) => {
  if (actor.kind !== 'anonymous') return
  try {
    await limiterOf(config).consume(addressKey(address))
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    tooMany(refusal.msBeforeNext)
  }
}
