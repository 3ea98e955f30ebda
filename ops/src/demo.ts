import { join } from 'node:path'
import { cache } from './lib/paths.ts'

/** Generated pictures, sounds and films; every clone shares them. */
const demoCache = process.env.FANFARE_DEMO_CACHE ?? join(cache, 'demo')

/** For node: the program that makes the demo world. */
export const demoWorld = (...flags: string[]) => [
  'demo/src/main.ts',
  `--cache=${demoCache}`,
  ...flags,
]
