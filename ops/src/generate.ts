import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashMigrations, tableTypesHash } from './check/generated.ts'
import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'
import { postgres } from './services/postgres.ts'
import { startServices } from './supervise.ts'

/** Everything that is written from a source of truth: OpenAPI, paths, table types. */
const test = instance('test')
await startServices(test, [postgres])
const env = { ...process.env, ...environment(test, 'test') }
for (const script of ['contract/src/generate.ts', 'server/test/generate-schema.ts']) {
  const code = await show(process.execPath, [join(root, script)], { cwd: root, env })
  if (code !== 0) process.exit(code)
}
writeFileSync(tableTypesHash(root), `${hashMigrations(root)}\n`)
