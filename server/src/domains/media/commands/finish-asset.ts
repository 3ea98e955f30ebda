import type { Transaction } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/scope.ts'
import { after, lengths } from '../policy.ts'
import type { AssetRow } from '../reader.ts'
import {
  lockAsset,
  type MadePicture,
  markFailed,
  markReady,
  setUploadDue,
} from '../writer/records.ts'

/**
 * The address the file was sent to is valid for a while yet, so what may still arrive there is
 * removed when it no longer is.
 */
const letGoOfUpload = (tx: Transaction, { upload_id }: AssetRow, now: Date) =>
  setUploadDue(tx, upload_id, after(now, lengths.upload + lengths.lateUpload))

/** A second call, or one for an asset that is gone, changes nothing. */
const lockUnfinished = async (tx: Transaction, id: string) => {
  const asset = await lockAsset(tx, id)
  return asset?.status === 'processing' ? asset : null
}

export const completeAsset = (scope: Scope, id: string, picture: MadePicture) =>
  scope.transact(async (tx) => {
    const asset = await lockUnfinished(tx, id)
    if (!asset) return
    const now = scope.now()
    const removed = asset.removed_at !== null
    await markReady(tx, id, picture, { now, dueAt: removed ? now : null })
    await letGoOfUpload(tx, asset, now)
    if (removed) return
    const { owner_id: ownerId, purpose } = asset
    tx.emit('media.asset-ready', { assetId: asset.id, ownerId, purpose })
  })

export const failAssetIn = async (tx: Transaction, id: string, reason: string, now: Date) => {
  const asset = await lockUnfinished(tx, id)
  if (!asset) return
  // Due at once: variants made before the fault are of no use.
  await markFailed(tx, id, reason, { now, dueAt: now })
  await letGoOfUpload(tx, asset, now)
  if (asset.removed_at !== null) return
  const { owner_id: ownerId, purpose } = asset
  tx.emit('media.asset-failed', { assetId: asset.id, ownerId, purpose, reason })
}

export const failAsset = (scope: Scope, id: string, reason: string) =>
  scope.transact((tx) => failAssetIn(tx, id, reason, scope.now()))
