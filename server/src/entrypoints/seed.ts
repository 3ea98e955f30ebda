import { setPriority } from 'node:os'
import { demoPurchases, demoTiers } from '../domains/billing/index.ts'
import { demoCatalog } from '../domains/catalog/index.ts'
import { demoAccounts, demoProfiles } from '../domains/profiles/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/**
 * The demo world. Running it again adds only what is missing. `--people` makes accounts alone, which
 * needs no other process; `--small` a world for tests.
 */
const asked = (flag: string) => process.argv.includes(flag)

// What it draws and encodes can wait for those who use the machine meanwhile; a test waits for it.
if (!asked('--small')) setPriority(10)
const config = readConfig()
const platform = await openPlatform(config, 'seed')
const scope = scopeOf(platform, { kind: 'system' })
const progress = (line: string) => console.log(line)
await demoProfiles(scope, asked('--people') ? () => {} : progress)
if (asked('--people')) {
  console.log('Demo accounts')
  for (const { role, email, password } of demoAccounts()) {
    console.log(`  ${role.padEnd(10)} ${email.padEnd(32)} ${password}`)
  }
} else {
  progress(`${await demoTiers(scope)} tiers are there`)
  const options = { small: asked('--small'), folder: config.DEMO_CACHE, progress }
  const { pieces, waiting } = await demoCatalog(scope, options)
  if (!options.small) progress(`${await demoPurchases(scope)} things were bought`)
  console.log(
    waiting === 0
      ? `all ${pieces} pieces are there`
      : `${waiting} of ${pieces} pieces wait for the processes; run it again for the rest`,
  )
}
await platform.close()
