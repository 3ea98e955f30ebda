import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { Scope } from '../../../platform/scope.ts'

/** What PostgreSQL can say instead, while the engine does not answer. */
export const orFallback = async <T>(
  scope: Scope,
  search: () => Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> => {
  try {
    return await search()
  } catch (error) {
    if (!(error instanceof EngineAway)) throw error
    scope.log.warn({ err: error }, 'searching in PostgreSQL: the search engine is away')
    return fallback()
  }
}
