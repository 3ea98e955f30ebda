import { reconcileDay } from '../domains/billing/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/** `npm run reconcile` compares the last day with the provider, up to now, and says what differs. */
const platform = await openPlatform(readConfig(), 'reconcile')
const scope = scopeOf(platform, { kind: 'system' })
const differences = await reconcileDay(scope, scope.now())
for (const difference of differences) console.log(JSON.stringify(difference))
console.log(`${differences.length} differences`)
await platform.close()
process.exitCode = differences.length === 0 ? 0 : 1
