import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { say } from '../lib/print.ts'
import { show } from '../lib/run.ts'

const policy = '/usr/sbin/policy-rc.d'
const clusters = '/etc/postgresql-common/createcluster.conf'
const isRoot = process.getuid?.() === 0

/** Installs the Debian packages whose program is not there yet. */
export async function installPackages(packages: Record<string, string>): Promise<void> {
  const missing = Object.keys(packages).filter((name) => !existsSync(packages[name] ?? ''))
  if (missing.length === 0) return
  if (!isRoot) {
    throw new Error(
      `missing: ${missing.join(' ')}\nsudo apt-get install --no-install-recommends ${missing.join(' ')}`,
    )
  }
  say(`installing ${missing.join(' ')}`)
  const undo = await keepServicesFromStarting()
  try {
    await apt('update', '-qq')
    await apt('install', '-y', '-q', '--no-install-recommends', ...missing)
  } finally {
    await undo()
  }
}

async function apt(...args: string[]): Promise<void> {
  const options = ['-o', 'DPkg::Lock::Timeout=600', '-o', 'Acquire::Retries=3']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' }
  const code = await show('apt-get', [...options, ...args], { env })
  if (code !== 0) throw new Error(`apt-get ${args.join(' ')} failed (${code})`)
}

/** Debian starts what it installs and makes a cluster of its own; we start ours per instance. */
async function keepServicesFromStarting(): Promise<() => Promise<void>> {
  if (!existsSync(clusters)) {
    await mkdir('/etc/postgresql-common', { recursive: true })
    await writeFile(clusters, 'create_main_cluster = false\n')
  }
  if (existsSync(policy)) return async () => {}
  await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  return () => rm(policy, { force: true })
}
