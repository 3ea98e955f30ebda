import { resealSecondFactors } from '../domains/identity/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/** After a new secret was put in front of AUTH_SECRET and before an old one is dropped from it. */
const platform = await openPlatform(readConfig(), 'reseal')
const counts = await resealSecondFactors(scopeOf(platform, { kind: 'system' }))
await platform.close()
console.log(
  `second factors: ${counts.resealed} resealed, ${counts.current} current, ${counts.unreadable} unreadable`,
)
process.exitCode = counts.unreadable === 0 ? 0 : 1
