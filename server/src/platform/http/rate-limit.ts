import type { RouteDefinition, RouteName } from '@fanfare/contract'
import { spend } from '../limit.ts'
import type { Actor, Platform } from '../scope.ts'
import { addressKey } from './address.ts'
import { limitPublicRead } from './public-reads.ts'

export type RateLimiter = (actor: Actor, address: string) => Promise<void>

/** A public read that declares no limit shares one with all others. */
export const rateLimiter = (
  name: RouteName,
  { rateLimit, access, method }: RouteDefinition,
  { cache, config }: Pick<Platform, 'cache' | 'config'>,
): RateLimiter => {
  if (!rateLimit) {
    return access === 'public' && method === 'GET'
      ? (actor, address) => limitPublicRead(config, actor, address)
      : async () => {}
  }
  const { points, seconds, by, perAddress } = rateLimit
  return async (actor, address) => {
    const key = by === 'account' && actor.kind === 'account' ? actor.accountId : addressKey(address)
    await spend(cache, { name, points, seconds }, key)
    if (!perAddress) return
    const ofAddress = { name: `${name}-address`, points: perAddress, seconds }
    await spend(cache, ofAddress, addressKey(address))
  }
}
