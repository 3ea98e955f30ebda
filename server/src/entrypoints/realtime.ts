import { aliveSessions } from '../domains/identity/index.ts'
import { hasBlocks } from '../domains/profiles/index.ts'
import { readFollowsOf } from '../domains/social/index.ts'
import { startRealtime } from '../platform/realtime/server.ts'
import { scopeOf } from '../platform/scope.ts'
import { runProcess } from './run.ts'
import { topicRules } from './topic-rules.ts'

await runProcess('realtime', async (platform, config) => {
  const { cache, log } = platform
  const scope = scopeOf(platform, { kind: 'system' })
  const server = await startRealtime({
    host: config.HOST,
    port: config.REALTIME_PORT,
    cache,
    log,
    rules: topicRules(scope),
    hasBlocks: (accountId) => hasBlocks(scope.db, accountId),
    readFollows: (accountIds) => readFollowsOf(scope.db, accountIds),
    aliveSessions: (sessionIds) => aliveSessions(scope.db, sessionIds, scope.now()),
  })
  return { drain: () => server.close() }
})
