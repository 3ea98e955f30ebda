import type { AccountId, AssetId, UploadId, UploadPurpose } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { after, lengths } from '../policy.ts'
import { findAssetOfUpload } from '../reader.ts'
import { insertAsset, lockOwnUpload, setUploadDue, type UploadRow } from '../writer/records.ts'

interface AcceptUpload {
  readonly ownerId: AccountId
  readonly uploadId: UploadId
  readonly purpose: UploadPurpose
}

const hasArrived = async ({ storage, log }: Scope, { key, bytes }: UploadRow) => {
  const stored = await storage.head('private', key).catch((error: unknown) => {
    log.warn({ err: error }, 'the store is away')
    return fail('server.unavailable', { retryAfter: 5 })
  })
  return stored?.bytes === bytes
}

/** Called by the domain that wants the file, in its transaction. Twice gives the same asset. */
export const acceptUpload = async (
  tx: Transaction,
  scope: Scope,
  { ownerId, uploadId, purpose }: AcceptUpload,
): Promise<AssetId> => {
  const upload = await lockOwnUpload(tx, ownerId, uploadId)
  const before = await findAssetOfUpload(tx, uploadId)
  if (before?.owner_id === ownerId && before.purpose === purpose) return before.id
  const now = scope.now()
  if (!upload || upload.purpose !== purpose || upload.expires_at <= now) {
    return fail('upload.not-found')
  }
  if (!(await hasArrived(scope, upload))) return fail('upload.incomplete')
  const id = uuid() as AssetId
  await insertAsset(tx, { id, upload, now, dueAt: after(now, lengths.processing) })
  await setUploadDue(tx, upload.id, null)
  tx.emit('media.asset-accepted', { assetId: id, ownerId, purpose })
  return id
}
