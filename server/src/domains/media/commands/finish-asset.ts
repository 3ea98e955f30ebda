import type { AssetId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/scope.ts'
import { failures } from '../failures.ts'
import { canRetry, keepsOriginal, lengths, takesSpace } from '../policy.ts'
import type { AssetRow } from '../reader/assets.ts'
import { charge } from '../writer/allowances.ts'
import { clearCharge, lockAsset, markFailed, markReady } from '../writer/assets.ts'
import { setUploadDue } from '../writer/uploads.ts'

/** A file that is not kept takes no space of the quota. */
const freeSpace = async (tx: Transaction, asset: AssetRow) => {
  await clearCharge(tx, asset.id)
  await charge(tx, asset.owner_id, -asset.charged_bytes)
}

/**
 * The address the file was sent to is valid for a while yet, so what may still arrive there is
 * removed when it no longer is.
 */
const letGoOfUpload = async (tx: Transaction, asset: AssetRow, now: Date) => {
  if (!asset.upload_id || keepsOriginal(asset.purpose)) return
  await setUploadDue(tx, asset.upload_id, after(now, lengths.address + lengths.lateUpload))
  if (!takesSpace(asset.purpose)) await freeSpace(tx, asset)
}

interface Ending {
  readonly id: AssetId
  readonly attempt: number
}

/** A second call, one for an asset that is gone, or one of a run that lost its lease, is ignored. */
const lockUnfinished = async (tx: Transaction, { id, attempt }: Ending) => {
  const asset = await lockAsset(tx, id)
  return asset?.status === 'processing' && asset.attempt === attempt ? asset : null
}

export const completeAsset = (scope: Scope, ending: Ending) =>
  scope.transact(async (tx) => {
    const asset = await lockUnfinished(tx, ending)
    if (!asset) return
    const now = scope.now()
    const removed = asset.removed_at !== null
    await markReady(tx, asset.id, { now, dueAt: removed ? now : null })
    await letGoOfUpload(tx, asset, now)
    if (removed) return
    const { owner_id: ownerId, purpose } = asset
    tx.emit('media.asset-ready', { assetId: asset.id, ownerId, purpose })
  })

interface Fault {
  readonly reason: string
  readonly step: string | null
}

/** Of a picture of a profile nothing is kept; of the rest everything, and another try goes on there. */
export const failAssetIn = async (tx: Transaction, asset: AssetRow, fault: Fault, now: Date) => {
  const { id, owner_id: ownerId, purpose, removed_at } = asset
  const isOver = removed_at !== null || !canRetry(purpose)
  const { reason, step: failedStep } = fault
  await markFailed(tx, id, { failure: reason, failedStep }, { now, dueAt: isOver ? now : null })
  if (!canRetry(purpose)) {
    await letGoOfUpload(tx, asset, now)
    if (takesSpace(purpose)) await freeSpace(tx, asset)
  }
  if (removed_at !== null) return
  tx.emit('media.asset-failed', { assetId: id, ownerId, purpose, reason })
}

export const failAsset = (scope: Scope, ending: Ending, fault: Fault) =>
  scope.transact(async (tx) => {
    const asset = await lockUnfinished(tx, ending)
    if (asset) await failAssetIn(tx, asset, fault, scope.now())
  })

/** The end of one that was removed while it was being made; the sweep takes the rest. */
export const dropUnwanted = (scope: Scope, ending: Ending) =>
  scope.transact(async (tx) => {
    const asset = await lockUnfinished(tx, ending)
    if (!asset?.removed_at) return
    const now = scope.now()
    const fault = { failure: failures.removed, failedStep: null }
    await markFailed(tx, asset.id, fault, { now, dueAt: now })
    await letGoOfUpload(tx, asset, now)
  })
