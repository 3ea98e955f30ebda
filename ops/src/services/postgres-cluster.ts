import { createHash } from 'node:crypto'
import { chown, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instance } from '../instance.ts'
import { root } from '../lib/paths.ts'
import { attempt, run } from '../lib/run.ts'
import { until } from '../lib/wait.ts'

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root. */
export async function clusterOwner(): Promise<{ uid: number; gid: number } | undefined> {
  if (!isRoot) return undefined
  const [uid, gid] = await Promise.all([
    run('id', ['-u', 'postgres']),
    run('id', ['-g', 'postgres']),
  ])
  return { uid: Number(uid), gid: Number(gid) }
}

/** In the instance's folder, or outside when the postgres user may not walk into the checkout. */
export async function clusterFolder(instance: Instance): Promise<string> {
  const user = await clusterOwner()
  const inside = join(instance.folder, 'postgres')
  await mkdir(inside, { recursive: true })
  if (!user) return join(inside, 'cluster')
  await chown(inside, user.uid, user.gid)
  const reachable = await attempt('test', ['-w', inside], { cwd: '/', ...user })
  if (reachable.code === 0) return join(inside, 'cluster')
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const outside = `/var/tmp/fanfare-${checkout}/${instance.number}`
  await mkdir(outside, { recursive: true })
  await chown(outside, user.uid, user.gid)
  return join(outside, 'cluster')
}

/** Killed and not yet collected by whoever started it, a process still counts as running. */
async function serverGone(pid: string | undefined): Promise<void> {
  if (!pid) return
  await until('the end of the server that was killed', async () => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    return !/\(postgres\) Z/.test(stat)
  })
}

/**
 * Of a server that was killed the backends end a moment later; until then the next one refuses to
 * start on their cluster. The seventh line of its pid file names the memory they share.
 */
export async function backendsGone(cluster: string): Promise<void> {
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  await serverGone(pidFile.split('\n')[0])
  const memory = pidFile.split('\n')[6]?.trim().split(/\s+/)[1]
  if (!memory) return
  await until('the end of the backends', async () => {
    const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '')
    const row = table.split('\n').map((line) => line.trim().split(/\s+/))
    const attached = row.find(([, id]) => id === memory)?.[6]
    return attached === undefined || attached === '0'
  })
}
