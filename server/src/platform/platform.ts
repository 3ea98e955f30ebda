import { openCache } from './cache/cache.ts'
import { type Clock, systemClock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import { openDatabase } from './database/database.ts'
import { openDurable } from './durable/durable.ts'
import { openPush } from './realtime/push.ts'
import type { Platform } from './scope.ts'
import { openSearch } from './search/search.ts'
import { openStorage } from './storage/storage.ts'
import { createLog } from './telemetry/log.ts'
import { startTracing } from './telemetry/tracing.ts'

interface Replacements {
  readonly clock?: Clock
}

/** Opens every engine once; connections are made when first used, so this does not wait for them. */
export const openPlatform = async (
  config: Config,
  service: string,
  { clock = systemClock }: Replacements = {},
): Promise<Platform> => {
  const stopTracing = startTracing(service, config.OTLP_ENDPOINT)
  const database = openDatabase({ url: config.DATABASE_URL, pool: config.DATABASE_POOL })
  const cache = openCache(config.REDIS_URL, config.REDIS_PREFIX)
  const storage = openStorage(config)
  return {
    config,
    clock,
    log: createLog(service, config.LOG_LEVEL),
    database,
    cache,
    storage,
    push: openPush(cache),
    durable: openDurable(config.RESTATE_INGRESS_URL),
    search: openSearch(config),
    async close() {
      storage.close()
      await Promise.all([database.close(), cache.close(), stopTracing()])
    },
  }
}
