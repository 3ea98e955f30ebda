import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import type { Scope } from '../../../platform/scope.ts'
import { failures } from '../failures.ts'
import { orChanged } from './original.ts'

type Keeper = Pick<Scope, 'config' | 'storage'>

const folderFor = ({ config }: Pick<Scope, 'config'>, assetId: string) =>
  join(config.MEDIA_SCRATCH, assetId)

interface StoredFile {
  readonly key: string
  readonly etag: string | null
  readonly bytes: number
}

const isThere = async (path: string, bytes: number) =>
  (await stat(path).catch(() => null))?.size === bytes

/**
 * On the disk once per asset and worker, for all steps. Named after what it is, so that another
 * file is never taken for it, and renamed when it is whole.
 */
export const fetchFile = async (
  scope: Keeper,
  assetId: string,
  { key, etag, bytes }: StoredFile,
): Promise<string> => {
  const folder = folderFor(scope, assetId)
  const name = createHash('sha256').update(`${key} ${etag}`).digest('hex').slice(0, 24)
  const path = join(folder, name)
  if (await isThere(path, bytes)) return path
  await mkdir(folder, { recursive: true })
  const stored = await scope.storage.read('private', key, etag).catch(orChanged)
  if (stored?.bytes !== bytes) {
    stored?.body.destroy()
    throw new FinalFault(failures.gone)
  }
  const part = `${path}.${randomUUID()}`
  await pipeline(stored.body, createWriteStream(part))
  await rename(part, path)
  return path
}

/** A folder of its own for one try of one step. */
export const inWorkFolder = async <T>(
  scope: Keeper,
  assetId: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = folderFor(scope, assetId)
  await mkdir(folder, { recursive: true })
  const own = await mkdtemp(join(folder, 'step-'))
  try {
    return await work(own)
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

export const dropScratch = (scope: Keeper, assetId: string) =>
  rm(folderFor(scope, assetId), { recursive: true, force: true })

const day = 86_400_000

/** What runs of a worker that was killed have left. No workflow outlives a day. */
export const sweepScratch = async ({ config, now }: Pick<Scope, 'config' | 'now'>) => {
  const names = await readdir(config.MEDIA_SCRATCH).catch(() => [])
  for (const name of names) {
    const path = join(config.MEDIA_SCRATCH, name)
    const { mtime } = await stat(path)
    const isOld = now().getTime() - mtime.getTime() > day
    if (isOld) await rm(path, { recursive: true, force: true })
  }
}
