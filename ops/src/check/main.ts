import { availableParallelism } from 'node:os'
import type { Check } from './check.ts'
import { generated } from './generated.ts'
import { imports } from './imports.ts'
import { licences } from './licences.ts'
import { lockfile } from './lockfile.ts'
import { measured } from './measured.ts'
import { migrations } from './migrations.ts'
import { rooms } from './rooms.ts'
import { biome, knip } from './tools.ts'
import { types } from './types.ts'
import { words } from './words.ts'

/** The longest first, so that none is left alone at the end. */
const waiting: Check[] = [
  ...types,
  knip,
  biome,
  imports,
  rooms,
  words,
  licences,
  lockfile,
  migrations,
  measured,
]
let failed = 0

async function perform(check: Check): Promise<void> {
  const from = Date.now()
  const violations = await check.run()
  const seconds = ((Date.now() - from) / 1000).toFixed(1)
  for (const violation of violations) console.log(violation)
  console.log(`check ${check.name} ${seconds}s ${violations.length === 0 ? 'ok' : 'failed'}`)
  if (violations.length > 0) failed += 1
}

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) await perform(check)
}

// Alone and first: what is stale makes other checks fail in ways that hide the cause.
await perform(generated)
await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(
  failed === 0 ? 'all checks passed' : `${failed} checks failed; npm run format fixes what it can`,
)
process.exit(failed === 0 ? 0 : 1)
