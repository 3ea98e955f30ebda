import { createHash } from 'node:crypto'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Instance } from '../instance.ts'
import { root } from '../lib/paths.ts'
import { attempt, run } from '../lib/run.ts'

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
