import { buffer } from 'node:stream/consumers'
import { type UploadPurpose, uploadPurposes } from '@fanfare/contract'
import { FinalFault } from '../../../platform/durable/workflow.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { failures } from '../policy.ts'

interface Original {
  readonly purpose: UploadPurpose
  readonly original_key: string
}

/** The whole file in memory, once its length has shown that it may be. */
export const readOriginal = async (
  storage: Storage,
  { purpose, original_key }: Original,
): Promise<Buffer> => {
  const stored = await storage.read('private', original_key)
  if (stored && stored.bytes <= uploadPurposes[purpose].bytes) return buffer(stored.body)
  stored?.body.destroy()
  throw new FinalFault(failures.gone)
}
