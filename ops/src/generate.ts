import { join } from 'node:path'
import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'
import { startServices } from './supervise.ts'

/** Everything that is written from a source of truth: OpenAPI, paths, table types. */
const test = instance('test')
await startServices(test)
const env = { ...process.env, ...environment(test, 'test') }
const args = process.argv.slice(2)
for (const script of ['contract/src/generate.ts', 'server/test/generate-schema.ts']) {
  const code = await show(process.execPath, [join(root, script), ...args], { cwd: root, env })
  if (code !== 0) process.exit(code)
}
