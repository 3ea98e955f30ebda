import { setTimeout as sleep } from 'node:timers/promises'
import type { OrderId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { open, seal } from '../../../platform/secrets/key-ring.ts'
import { answering } from '../gateways/fault.ts'
import { providerOf } from '../gateways/index.ts'

const pause = 2_000

/**
 * Whether it is time to ask the provider about this order again, whoever polls and through whichever
 * process: its limit is one for all of us. Without Redis everybody asks.
 */
export const mayAsk = async ({ cache }: Scope, what: 'secret' | 'state', id: OrderId) => {
  const key = `asked:${what}:${id}`
  const set = cache.redis.set(key, '1', 'PX', pause, 'NX').catch(() => 'OK')
  return (await set) === 'OK'
}

interface Waiting {
  readonly id: OrderId
  readonly intentId: string
}

const keyFor = (id: OrderId) => `client-secret:${id}`

/** Sealed, and for two seconds only: it lets whoever has it answer for the buyer. */
const share = async ({ cache, config }: Scope, { id }: Waiting, secret: string | null) => {
  if (secret === null) return
  const sealed = seal(config, 'client-secret', secret)
  await cache.redis.set(keyFor(id), sealed, 'PX', pause).catch(() => null)
}

const tries = 20

/** For the bank's dialog. One reader asks the provider; the others of these seconds are told the same. */
export const readClientSecret = async (scope: Scope, order: Waiting): Promise<string | null> => {
  for (let left = tries; left > 0; left--) {
    const sealed = await scope.cache.redis.get(keyFor(order.id)).catch(() => null)
    const known = sealed && open(scope.config, 'client-secret', sealed)
    if (known) return known
    if (await mayAsk(scope, 'secret', order.id)) {
      const secret = await answering(providerOf(scope).readClientSecret(order.intentId))
      await share(scope, order, secret)
      return secret
    }
    // Somebody is asking at this moment.
    await sleep(pause / tries)
  }
  return null
}
