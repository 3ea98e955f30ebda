import { setTimeout as sleep } from 'node:timers/promises'
import {
  acceptUpload,
  checkArrived,
  readAssets,
  sendFile,
} from '../../../server/src/domains/media/index.ts'
import { DomainError } from '../../../server/src/platform/errors/domain-error.ts'
import type { Platform } from '../../../server/src/platform/scope.ts'
import { newcomer } from '../../../server/test/newcomer.ts'
import type { Sample } from './crafted.ts'

/** How a file ended: turned away when it had arrived, or by its workflow. */
export type End =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'ready' }
  | { readonly kind: 'stuck' }

const patienceMs = 600_000

/** Past the api, whose limits per hour are not what is tried; everything behind it is real. */
const attempt = async (platform: Platform, sample: Sample): Promise<End> => {
  const scope = await newcomer(platform, 'creator')
  const { purpose } = sample
  const uploadId = await sendFile(scope, sample).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw error
  })
  if (uploadId instanceof DomainError) return { kind: 'refused', code: uploadId.code }
  const arrival = await checkArrived(scope, uploadId)
  const ownerId = scope.actor.accountId
  const id = await scope.transact((tx) =>
    acceptUpload(tx, { ownerId, purpose, arrival }, scope.now()),
  )
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(100)) {
    const asset = (await readAssets(scope.db, [id])).get(id)
    if (asset?.status === 'ready') return { kind: 'ready' }
    if (asset?.status === 'failed') return { kind: 'failed', reason: asset.failure ?? '' }
  }
  return { kind: 'stuck' }
}

/** Some at once, in order. */
export const attemptAll = async (
  platform: Platform,
  samples: readonly Sample[],
  judge: (sample: Sample, end: End) => void,
) => {
  const left = samples.values()
  const one = async () => {
    for (const sample of left) judge(sample, await attempt(platform, sample))
  }
  await Promise.all(Array.from({ length: 6 }, one))
}
