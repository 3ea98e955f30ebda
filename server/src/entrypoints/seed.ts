import { demoAccounts, demoProfiles } from '../domains/profiles/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/** The demo world. Running it again adds only what is missing. */
const platform = await openPlatform(readConfig(), 'seed')
const quiet = process.argv.includes('--when-empty')
await demoProfiles(scopeOf(platform, { kind: 'system' }), (line) => {
  if (!quiet) console.log(line)
})
await platform.close()
console.log('Demo accounts')
for (const { role, email, password } of demoAccounts()) {
  console.log(`  ${role.padEnd(10)} ${email.padEnd(32)} ${password}`)
}
