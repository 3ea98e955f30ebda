import { readProfileByUsername, verifyCreator } from '../domains/profiles/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/** `verify-creator USERNAME`, and with `--not` to take it back. */
const [username = ''] = process.argv.slice(2).filter((one) => !one.startsWith('--'))
const verified = !process.argv.includes('--not')
const platform = await openPlatform(readConfig(), 'verify-creator')
const scope = scopeOf(platform, { kind: 'system' })
const person = await readProfileByUsername(scope.db, username)
if (person) await verifyCreator(scope, person.account_id, verified)
await platform.close()
console.log(
  person
    ? `${person.username} is ${verified ? 'verified' : 'no longer verified'}`
    : `No account is named "${username}".`,
)
process.exitCode = person ? 0 : 1
