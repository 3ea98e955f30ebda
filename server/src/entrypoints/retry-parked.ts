import { readConfig } from '../platform/config/config.ts'
import { listParked, retryParked } from '../platform/events/parked.ts'
import { openPlatform } from '../platform/platform.ts'
import { scopeOf } from '../platform/scope.ts'
import { allSubscribers } from './domains.ts'

/** `npm run events:retry` shows what is parked; with `--all` or event ids it tries them again. */
const platform = await openPlatform(readConfig(), 'retry-parked')
const scope = scopeOf(platform, { kind: 'system' })
const wanted = process.argv.slice(2)
let failed = 0

for (const parked of await listParked(scope.db)) {
  const label = `${parked.subscriber} ${parked.name} ${parked.event_id}`
  if (!wanted.includes('--all') && !wanted.includes(parked.event_id)) {
    console.log(`parked   ${label}: ${parked.error}`)
    continue
  }
  const subscriber = allSubscribers.find(({ name }) => name === parked.subscriber)
  try {
    if (!subscriber) throw new Error('this subscriber no longer exists')
    await retryParked(scope, subscriber, parked.event_id)
    console.log(`done     ${label}`)
  } catch (error) {
    failed++
    console.log(`failed   ${label}: ${(error as Error).message}`)
  }
}
await platform.close()
process.exitCode = failed === 0 ? 0 : 1
