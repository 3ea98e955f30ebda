import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { attempt } from '../lib/run.ts'
import type { Check } from './check.ts'
import { sourceFiles } from './files.ts'

const tool = (name: string, command: string, args: string[]): Check => ({
  name,
  async run() {
    const { code, output } = await attempt(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
    })
    return code === 0 ? [] : [output.trim()]
  },
})

const workspaces = ['contract', 'server', 'web', 'ops', 'sandbox-pay', 'e2e', 'bench', 'faults']

export const biome = tool('biome', 'biome', ['check', '--error-on-warnings', '--colors=off'])
export const knip = tool('knip', 'knip', ['--no-progress'])
export const types = workspaces
  .filter((name) => existsSync(join(root, name, 'tsconfig.json')))
  .filter((name) => sourceFiles(root, name).length > 0)
  .map((name) => tool(`types-${name}`, 'tsc', ['--noEmit', '--pretty', 'false', '-p', name]))
