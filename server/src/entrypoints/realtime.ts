import type { AccountId, ContentId } from '@fanfare/contract'
import { canHearContent } from '../domains/catalog/index.ts'
import { aliveSessions } from '../domains/identity/index.ts'
import { canSeeProfile, readProfile } from '../domains/profiles/index.ts'
import { ownAccount } from '../platform/realtime/rules.ts'
import { startRealtime } from '../platform/realtime/server.ts'
import { scopeOf } from '../platform/scope.ts'
import { runProcess } from './run.ts'

await runProcess('realtime', async (platform, config) => {
  const { cache, log } = platform
  const scope = scopeOf(platform, { kind: 'system' })
  const server = await startRealtime({
    host: config.HOST,
    port: config.REALTIME_PORT,
    cache,
    log,
    rules: {
      account: ownAccount,
      profile: async (actor, id) =>
        canSeeProfile(await readProfile(scope.db, id as AccountId), actor).allowed,
      content: (actor, id) => canHearContent({ ...scope, actor }, id as ContentId),
    },
    aliveSessions: (sessionIds) => aliveSessions(scope.db, sessionIds, scope.now()),
  })
  return { drain: () => server.close() }
})
