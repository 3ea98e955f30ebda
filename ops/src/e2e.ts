import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { e2eArguments } from './e2e-arguments.ts'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'

const specs = readdirSync(join(root, 'e2e/tests'))
const args = ['test', '-c', 'e2e', ...e2eArguments(process.argv.slice(2), specs)]
process.exit(await show(join(root, 'node_modules/.bin/playwright'), args, { cwd: root }))
