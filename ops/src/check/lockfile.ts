import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'

/** Addresses in the lockfile would tie every clone to the registry of whoever wrote it. */
export const lockfile: Check = {
  name: 'lockfile',
  async run() {
    const lines = (await readFile(join(root, 'package-lock.json'), 'utf8')).split('\n')
    return lines.flatMap((line, index) =>
      /"resolved":.*:\/\//.test(line)
        ? [`package-lock.json:${index + 1} carries a registry's address`]
        : [],
    )
  },
}
