import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { cache } from '../lib/paths.ts'
import { timed } from '../lib/print.ts'
import { attempt, run } from '../lib/run.ts'

/** A program built from its Go module, kept in the cache by version. */
export function goTool(name: string, module: string, version: string) {
  const home = join(cache, `${name}-${version}`)
  const path = join(home, name)
  async function install(): Promise<void> {
    if (existsSync(path)) return
    if ((await attempt('go', ['version'])).code !== 0) {
      throw new Error(`${name} is built with Go, which is not on this machine: install Go 1.26`)
    }
    console.log(`building ${name} ${version}, which takes some minutes the first time ...`)
    // Built beside and renamed, so that an interrupted build is never taken for a whole one.
    const fresh = await mkdtemp(join(cache, `${name}-`))
    await timed(`built ${name} ${version}`, () =>
      run('go', ['install', `${module}@v${version}`], { env: { ...process.env, GOBIN: fresh } }),
    )
    await rm(home, { recursive: true, force: true })
    await rename(fresh, home)
  }
  return { path, install }
}
