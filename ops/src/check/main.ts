import { availableParallelism } from 'node:os'
import type { Check } from './check.ts'
import { imports } from './imports.ts'
import { licences } from './licences.ts'
import { lockfile } from './lockfile.ts'
import { biome, knip, types } from './tools.ts'

const waiting: Check[] = [biome, lockfile, licences, imports, ...types, knip]
let failed = 0

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const from = Date.now()
    const violations = await check.run()
    const seconds = ((Date.now() - from) / 1000).toFixed(1)
    for (const violation of violations) console.log(violation)
    console.log(`check ${check.name} ${seconds}s ${violations.length === 0 ? 'ok' : 'failed'}`)
    if (violations.length > 0) failed += 1
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work))
console.log(failed === 0 ? 'all checks hold' : `${failed} checks failed`)
process.exit(failed === 0 ? 0 : 1)
