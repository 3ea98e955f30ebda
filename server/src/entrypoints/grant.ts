import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { grantAccess, isResource, revokeGrant } from '../domains/entitlements/index.ts'
import { readProfileByUsername } from '../domains/profiles/index.ts'
import { readConfig } from '../platform/config/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'

const usage = `npm run grant -- --to USERNAME --resource content:ID [--until 2030-01-31T00:00:00Z]
npm run grant -- revoke --to USERNAME --resource creator:ID:premium`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, resource: { type: 'string' }, until: { type: 'string' } },
})
const { to = '', resource = '', until } = values
const revokes = positionals[0] === 'revoke'
const endsAt = until ? new Date(until) : null

const stop = (why: string): never => {
  console.error(`${why}\n\n${usage}`)
  process.exit(1)
}
if (!isResource(resource))
  stop('The resource must be content:ID, creator:ID:subscribers or creator:ID:premium.')
if (endsAt && Number.isNaN(endsAt.getTime())) stop('--until must be a date and time.')

/** What an operator gives and takes by hand, until people can buy it. */
const platform = await openPlatform(readConfig(), 'grant')
const scope = scopeOf(platform, { kind: 'system' })
const person = await readProfileByUsername(scope.db, to)
if (person && isResource(resource)) {
  const { account_id: accountId } = person
  const source = 'operator'
  const done = await scope.transact(async (tx) => {
    if (revokes) return revokeGrant(tx, { accountId, resource, source }, scope.now())
    const grant = { accountId, resource, source, sourceId: randomUUID(), endsAt }
    await grantAccess(tx, grant, scope.now())
    return 1
  })
  console.log(`${revokes ? 'revoked' : 'granted'} ${done}: ${resource} for ${person.username}`)
}
await platform.close()
if (!person) stop(`No account is named "${to}".`)
