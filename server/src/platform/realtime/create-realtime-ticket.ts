import { fail } from '../errors/domain-error.ts'
import type { Scope } from '../scope.ts'
import { issueTicket } from './tickets.ts'

export const createRealtimeTicket = async (scope: Scope) => {
  try {
    return { ticket: await issueTicket(scope.cache, scope.actor) }
  } catch (error) {
    scope.log.warn({ err: error }, 'no ticket: the cache is away')
    return fail('server.unavailable', { retryAfter: 5 })
  }
}
