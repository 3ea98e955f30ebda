import { runReactor } from '../platform/events/reactor.ts'
import { serveHealth } from '../platform/http/health.ts'
import { scopeOf } from '../platform/scope.ts'
import { allDueTasks, allSubscribers } from './domains.ts'
import { runProcess } from './run.ts'

await runProcess('reactor', async (platform, config) => {
  const stop = new AbortController()
  const scope = scopeOf(platform, { kind: 'system' })
  const running = runReactor(scope, allSubscribers, allDueTasks(config), stop.signal)
  const health = await serveHealth(config.HOST, config.REACTOR_PORT, () => platform.database.ping())
  return {
    async drain() {
      stop.abort()
      await Promise.all([running, health.close()])
    },
  }
})
