import type { Config } from '../platform/config/config.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import type { Platform } from '../platform/scope.ts'

interface Running {
  /** Stops taking work and waits for what is under way. */
  drain(): Promise<void>
}

const graceMs = 10_000

/** Starts one kind of process and ends it in order; a bad configuration ends it at once. */
export const runProcess = async (
  service: string,
  start: (platform: Platform, config: Config) => Promise<Running>,
) => {
  const config = readConfig()
  const platform = await openPlatform(config, service)
  const running = await start(platform, config)
  platform.log.info('ready')
  let ending = false
  const end = async (signal: string) => {
    if (ending) return
    ending = true
    platform.log.info({ signal }, 'draining')
    setTimeout(() => process.exit(1), graceMs).unref()
    await running.drain()
    await platform.close()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
