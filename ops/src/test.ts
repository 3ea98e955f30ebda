import { join } from 'node:path'
import { staleFiles } from './check/generated.ts'
import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { say } from './lib/print.ts'
import { show } from './lib/run.ts'
import { startServices } from './supervise.ts'

const stale = await staleFiles(root)
if (stale.length > 0) {
  for (const line of stale) console.log(line)
  process.exit(1)
}
const test = instance('test')
await startServices(test)
say(`services of instance ${test.number} are running`)
const env = { ...process.env, ...environment(test, 'test') }
const args = process.argv.slice(2)
const mode = args.includes('--watch') ? [] : ['run']
process.exit(
  await show(join(root, 'node_modules/.bin/vitest'), [...mode, ...args], { cwd: root, env }),
)
