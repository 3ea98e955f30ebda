import type { AccountId, AssetId, UploadId, UploadPurpose } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { after, isInUse, lengths, uploadKey } from '../policy.ts'
import { findAssetOfUpload } from '../reader.ts'
import { insertAsset, lockOwnUpload, setUploadDue } from '../writer/records.ts'

/** What the store has under an upload's name; whose it is, is asked when it is accepted. */
interface Arrival {
  readonly uploadId: UploadId
  readonly stored: { readonly bytes: number; readonly etag: string } | null
}

/** Called before the transaction in which the file is accepted: none waits for the store. */
export const checkArrived = async (
  { storage, log }: Pick<Scope, 'storage' | 'log'>,
  uploadId: UploadId,
): Promise<Arrival> => {
  const stored = await storage.head('private', uploadKey(uploadId)).catch((error: unknown) => {
    log.warn({ err: error }, 'the store is away')
    return fail('server.unavailable', { retryAfter: 5 })
  })
  return { uploadId, stored }
}

interface AcceptUpload {
  readonly ownerId: AccountId
  readonly purpose: UploadPurpose
  readonly arrival: Arrival
}

/**
 * Called by the domain that wants the file, in its transaction. Twice gives the same asset, as long
 * as that can still be had.
 */
export const acceptUpload = async (
  tx: Transaction,
  { ownerId, purpose, arrival: { uploadId, stored } }: AcceptUpload,
  now: Date,
): Promise<AssetId> => {
  const upload = await lockOwnUpload(tx, ownerId, uploadId)
  const before = await findAssetOfUpload(tx, uploadId)
  if (before) {
    const isTheirs = before.owner_id === ownerId && before.purpose === purpose
    return isTheirs && isInUse(before) ? before.id : fail('upload.not-found')
  }
  if (!upload || upload.purpose !== purpose || upload.expires_at <= now) {
    return fail('upload.not-found')
  }
  if (stored?.bytes !== upload.bytes) return fail('upload.incomplete')
  const id = uuid() as AssetId
  await insertAsset(tx, {
    id,
    upload,
    etag: stored.etag,
    now,
    dueAt: after(now, lengths.processing),
  })
  await setUploadDue(tx, upload.id, null)
  tx.emit('media.asset-accepted', { assetId: id, ownerId, purpose })
  return id
}
