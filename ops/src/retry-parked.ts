import { environment } from './environment.ts'
import { instance } from './instance.ts'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'
import { entrypoint } from './processes.ts'

/** Shows what is parked on this machine's development instance, or tries it again. */
const env = { ...process.env, ...environment(instance('dev')) }
const args = [entrypoint('retry-parked'), ...process.argv.slice(2)]
process.exit(await show(process.execPath, args, { cwd: root, env }))
