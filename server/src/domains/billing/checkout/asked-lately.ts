import type { OrderId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'

export const pause = 2_000

/**
 * Whether it is time to ask the provider about this order again, whoever polls and through whichever
 * process: its limit is one for all of us. Without Redis everybody asks.
 */
export const mayAsk = async ({ cache }: Scope, what: 'secret' | 'state', id: OrderId) => {
  const key = `asked:${what}:${id}`
  const set = cache.redis.set(key, '1', 'PX', pause, 'NX').catch(() => 'OK')
  return (await set) === 'OK'
}
