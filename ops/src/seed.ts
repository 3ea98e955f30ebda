import { demoWorld } from './demo.ts'
import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'
import { entrypoint } from './processes.ts'
import { startServices } from './supervise.ts'

const dev = instance('dev')
await startServices(dev)
const env = { ...process.env, ...environment(dev) }
const node = (args: string[]) => show(process.execPath, args, { cwd: root, env })
process.exit(
  (await node([entrypoint('migrate')])) || (await node(demoWorld(...process.argv.slice(2)))),
)
