import { buffer } from 'node:stream/consumers'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import { ObjectChanged } from '../../../platform/storage/object-changed.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { failures } from '../failures.ts'

interface Original {
  readonly original_key: string | null
  readonly original_etag: string | null
}

/** The largest picture and the largest captions are smaller. */
const most = 12_000_000

export const orChanged = (error: unknown): never => {
  throw error instanceof ObjectChanged ? new FinalFault(failures.changed) : error
}

/**
 * The whole file in memory, once its length has shown that it may be. The address it was sent to is
 * valid for a while after it was accepted, so it is made sure that nothing else was sent since.
 */
export const readOriginal = async (
  storage: Storage,
  { original_key, original_etag }: Original,
): Promise<Buffer> => {
  if (!original_key) throw new FinalFault(failures.sourceGone)
  const stored = await storage.read('private', original_key, original_etag).catch(orChanged)
  if (stored && stored.bytes <= most) return buffer(stored.body)
  stored?.body.destroy()
  throw new FinalFault(failures.gone)
}
