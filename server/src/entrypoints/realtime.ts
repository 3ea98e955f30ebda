import { aliveSessions } from '../domains/identity/index.ts'
import { startRealtime } from '../platform/realtime/server.ts'
import { scopeOf } from '../platform/scope.ts'
import { runProcess } from './run.ts'
import { realtimePorts } from './topic-rules.ts'

await runProcess('realtime', async (platform, config) => {
  const { cache, log } = platform
  const scope = scopeOf(platform, { kind: 'system' })
  const server = await startRealtime({
    ...realtimePorts(scope),
    host: config.HOST,
    port: config.REALTIME_PORT,
    cache,
    log,
    aliveSessions: (sessionIds) => aliveSessions(scope.db, sessionIds, scope.now()),
  })
  return { drain: () => server.close() }
})
