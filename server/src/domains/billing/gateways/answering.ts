import { fail } from '../../../platform/errors/domain-error.ts'
import { EngineAway } from '../../../platform/errors/engine-away.ts'

/** For who waits for the reply: while the provider is away they are told to try again. */
export const answering = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call
  } catch (error) {
    if (error instanceof EngineAway) fail('server.unavailable', { retryAfter: 2 })
    throw error
  }
}
