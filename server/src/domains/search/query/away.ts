import { EngineAway } from '../../../platform/errors/engine-away.ts'
import type { Scope } from '../../../platform/scope.ts'
import { fallbacks } from '../metrics.ts'

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
    // Counted, since it happens with every search while the engine is away.
    fallbacks.inc()
    scope.log.debug({ err: error }, 'searching in PostgreSQL: the search engine is away')
    return fallback()
  }
}
