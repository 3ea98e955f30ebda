import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'
import { tool } from './tools.ts'

/** Nobody had data when those before it were written, so they took what locks they liked. */
const first = '0043'
const outsideTransaction = '-- outside-transaction'

/** What our own runner sees to: it sets a lock timeout and wraps a file in a transaction. */
const seenTo = ['require-lock-timeout', 'require-statement-timeout', 'prefer-robust-stmts']

const lint = (files: readonly string[], inTransaction: boolean): Promise<string[]> =>
  files.length === 0
    ? Promise.resolve([])
    : tool('migrations', 'squawk', [
        '--pg-version=15.0',
        '--reporter=gcc',
        `--exclude=${seenTo.join(',')}`,
        ...(inTransaction ? ['--assume-in-transaction'] : []),
        ...files,
      ]).run()

/** Statements that lock a table for long, or that the build which runs now does not survive. */
export const lintMigrations = async (files: readonly string[]): Promise<string[]> => {
  const [inside, outside]: [string[], string[]] = [[], []]
  for (const file of files) {
    const text = await readFile(file, 'utf8')
    ;(text.startsWith(outsideTransaction) ? outside : inside).push(file)
  }
  return [...(await lint(inside, true)), ...(await lint(outside, false))]
}

export const migrations: Check = {
  name: 'migrations',
  async run() {
    const folder = 'server/migrations'
    const names = (await readdir(join(root, folder))).filter((name) => name >= first)
    return lintMigrations(names.map((name) => join(root, folder, name)))
  },
}
