import { BirthDate } from '@fanfare/contract'
import { correctBirthDate } from '../domains/identity/index.ts'
import { readProfileByUsername } from '../domains/profiles/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

/** `birth-date USERNAME 1990-04-12`, for support, after somebody has proved it. */
const [username = '', day = ''] = process.argv.slice(2)
const birthDate = BirthDate.safeParse(day)
const platform = await openPlatform(readConfig(), 'birth-date')
const scope = scopeOf(platform, { kind: 'system' })
const person = await readProfileByUsername(scope.db, username)
if (person && birthDate.success) {
  await correctBirthDate(scope, person.account_id, birthDate.data)
}
await platform.close()
if (!birthDate.success) console.error('The birth date must be a day such as 1990-04-12.')
if (!person) console.error(`No account is named "${username}".`)
if (person && birthDate.success) console.log(`The birth date of ${person.username} was changed.`)
process.exitCode = person && birthDate.success ? 0 : 1
