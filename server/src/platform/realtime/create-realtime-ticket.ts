import { fail } from '../errors/domain-error.ts'
import { addressKey } from '../http/address.ts'
import type { Handler } from '../http/handler.ts'
import { issueTicket } from './tickets.ts'

export const createRealtimeTicket: Handler<'createRealtimeTicket'> = async (scope, _, exchange) => {
  const { actor, cache, log } = scope
  try {
    return { ticket: await issueTicket(cache, { actor, address: addressKey(exchange.address) }) }
  } catch (error) {
    log.warn({ err: error }, 'no ticket: the cache is away')
    return fail('server.unavailable', { retryAfter: 5 })
  }
}
