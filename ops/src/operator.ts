import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'
import { entrypoint } from './processes.ts'

/** What an operator does by hand, such as `grant`, on this machine's development instance. */
const [name = '', ...rest] = process.argv.slice(2)
const env = { ...process.env, ...environment(instance('dev')) }
process.exit(await show(process.execPath, [entrypoint(name), ...rest], { cwd: root, env }))
