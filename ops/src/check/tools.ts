import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { attempt } from '../lib/run.ts'
import type { Check } from './check.ts'

export const tool = (name: string, command: string, args: string[]): Check => ({
  name,
  async run() {
    const { code, output } = await attempt(join(root, 'node_modules/.bin', command), args, {
      cwd: root,
    })
    return code === 0 ? [] : [output.trim()]
  },
})

export const biome = tool('biome', 'biome', ['check', '--error-on-warnings', '--colors=off'])
export const knip = tool('knip', 'knip', ['--no-progress', '--cache'])
