import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'
import { entrypoint } from './processes.ts'
import { startServices } from './supervise.ts'

const dev = instance('dev')
await startServices(dev)
const env = { ...process.env, ...environment(dev) }
const command = (name: string, ...args: string[]) =>
  show(process.execPath, [entrypoint(name), ...args], { cwd: root, env })
process.exit((await command('migrate')) || (await command('seed', ...process.argv.slice(2))))
