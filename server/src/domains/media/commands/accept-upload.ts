import {
  type AccountId,
  type AssetId,
  type AssetPurpose,
  isProfilePicture,
  type UploadId,
  type UploadPurpose,
} from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../platform/scope.ts'
import { isHeavy, isInUse, keepsOriginal, lengths, uploadKey } from '../policy.ts'
import { findAssetOfUpload } from '../reader/assets.ts'
import type { UploadRow } from '../reader/uploads.ts'
import { putArtefacts } from '../writer/artefacts.ts'
import { insertAsset } from '../writer/assets.ts'
import { forgetUpload, lockOwnUpload, passOnUpload } from '../writer/uploads.ts'

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
  /** Where files of several will do, all of them. */
  readonly purpose: UploadPurpose | readonly UploadPurpose[]
  readonly arrival: Arrival
  /** Assets that the object using the file has already: only these are given once more. Absent, any of theirs. */
  readonly held?: readonly (AssetId | null)[]
}

/** The bytes are those that were looked at when the upload was finished; pictures of a profile need no finish. */
const isWhole = (upload: UploadRow, stored: Arrival['stored']) => {
  if (stored?.bytes !== upload.bytes) return false
  return (
    isProfilePicture(upload.purpose) || (upload.found_type !== null && upload.etag === stored.etag)
  )
}

/** The object of an upload is removed some time after it was used, or stays as the original. */
const handOver = async (
  tx: Transaction,
  upload: UploadRow,
  { assetId, etag, now }: { assetId: AssetId; etag: string; now: Date },
) => {
  if (!keepsOriginal(upload.purpose)) return passOnUpload(tx, upload.id, now)
  const { key, bytes } = upload
  const type = upload.found_type ?? upload.type
  const original = { kind: 'original', name: etag, key, bytes, type } as const
  await putArtefacts(tx, assetId, [original])
  await forgetUpload(tx, upload.id)
}

/**
 * Called by the domain that wants the file, in its transaction and with the object that uses it
 * locked. Twice gives the same asset while that object has it; any other object finds no upload,
 * because whoever replaces a file removes it.
 */
export const acceptUpload = async (
  tx: Transaction,
  { ownerId, purpose, arrival: { uploadId, stored }, held }: AcceptUpload,
  now: Date,
): Promise<AssetId> => {
  const upload = await lockOwnUpload(tx, ownerId, uploadId)
  const before = await findAssetOfUpload(tx, uploadId)
  const isWanted = (one: AssetPurpose) => [purpose].flat().some((wanted) => wanted === one)
  if (before) {
    const isTheirs = before.owner_id === ownerId && isWanted(before.purpose)
    const isHere = held?.includes(before.id) ?? true
    return isTheirs && isHere && isInUse(before) ? before.id : fail('upload.not-found')
  }
  if (!upload || !isWanted(upload.purpose) || upload.expires_at <= now) {
    return fail('upload.not-found')
  }
  if (!stored || !isWhole(upload, stored)) return fail('upload.incomplete')
  const id = uuid() as AssetId
  const heavy = isHeavy(upload.purpose, upload.found_type)
  const dueAt = heavy ? null : after(now, lengths.processing)
  await insertAsset(tx, { id, upload, etag: stored.etag, heavy, now, dueAt })
  await handOver(tx, upload, { assetId: id, etag: stored.etag, now })
  tx.emit('media.asset-accepted', { assetId: id, ownerId, purpose: upload.purpose })
  return id
}
