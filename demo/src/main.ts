import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { openPlatform } from '../../server/src/platform/platform.ts'
import { scopeOf } from '../../server/src/platform/scope.ts'
import { filesSettled } from './files-settled.ts'
import { sourcesIn } from './media/sources.ts'
import { makeFollows } from './people/make-follows.ts'
import { demoAccounts, makePeople } from './people/make-people.ts'
import { makePosts } from './posts/make-posts.ts'
import { makePurchases } from './purchases.ts'
import { makeTalks } from './talks/make-talks.ts'
import { makeTiers } from './tiers/make-tiers.ts'

/**
 * Makes the demo world. Running it again adds only what is missing. `--people` makes the accounts
 * alone, which needs no other process; `--small` makes the world that tests use.
 */
const { values: asked } = parseArgs({
  options: {
    people: { type: 'boolean', default: false },
    small: { type: 'boolean', default: false },
    cache: { type: 'string' },
  },
})
if (!asked.cache) throw new Error('--cache names the folder for generated files')

// Whoever uses the app while the world is being made goes first; tests and the accounts are waited for.
if (!asked.small && !asked.people) setPriority(10)
const started = Date.now()
const platform = await openPlatform(readConfig(), 'demo')
const scope = scopeOf(platform, { kind: 'system' })
await makePeople(scope)

const clock = () => {
  const seconds = Math.round((Date.now() - started) / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
const progress = (words: string) => console.log(`demo world: ${words}, ${clock()}`)

if (asked.people) {
  console.log('Demo accounts')
  for (const { role, email, password } of demoAccounts(scope.config)) {
    console.log(`  ${role.padEnd(10)} ${email.padEnd(32)} ${password}`)
  }
} else {
  const sources = sourcesIn(asked.cache)
  await makeFollows(scope)
  await makeTiers(scope, sources)
  const { posts, waiting } = await makePosts(scope, { small: asked.small, sources, progress })
  if (!asked.small) {
    await makePurchases(scope)
    await makeTalks(scope)
    await filesSettled(scope)
  }
  if (waiting === 0) progress(`all ${posts} posts ready`)
  else progress(`gave up on ${waiting} posts, is the worker running? npm run seed tries again`)
}
await platform.close()
