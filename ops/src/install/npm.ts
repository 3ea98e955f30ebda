import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import { say } from '../lib/print.ts'
import { show } from '../lib/run.ts'

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean; link?: boolean; peer?: boolean }>
}

/**
 * Installs what the lockfile says, unless exactly that is there. Not with `npm ci`: it refuses a
 * lockfile without the optional packages of other platforms, which not every registry has.
 */
export async function installNodePackages(): Promise<void> {
  if (await upToDate()) return
  say('installing npm packages')
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await show('npm', ['install', ...options], { cwd: root })
  if (code !== 0) throw new Error(`npm install failed (${code})`)
  if (!(await upToDate())) throw new Error('the installed packages do not match the lockfile')
}

/** npm keeps a copy of what it installed; optional packages differ from machine to machine. */
async function upToDate(): Promise<boolean> {
  try {
    const wanted = await read('package-lock.json')
    const present = await read('node_modules/.package-lock.json')
    return Object.entries(wanted.packages)
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional && !entry.link)
      .every(([path, entry]) => present.packages[path]?.version === entry.version)
  } catch {
    return false
  }
}

async function read(file: string): Promise<Lock> {
  return JSON.parse(await readFile(join(root, file), 'utf8'))
}
