import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './lib/paths.ts'
import { show } from './lib/run.ts'

// `npm run bench -- web` runs bench/src/web.ts; a new one is a new file.
const [workspace = '', name = '', ...args] = process.argv.slice(2)
const folder = join(root, workspace, 'src')
const file = join(folder, `${name}.ts`)

if (!name || !existsSync(file)) {
  const files = existsSync(folder) ? readdirSync(folder).filter((one) => one.endsWith('.ts')) : []
  const names = files.map((one) => basename(one, '.ts')).filter((one) => !one.endsWith('.test'))
  console.error(`${workspace}: no "${name}". Available: ${names.join(', ') || 'nothing yet'}`)
  process.exit(1)
}
process.exit(await show(process.execPath, [file, ...args], { cwd: root }))
