import type { UploadId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { typeOfBytes } from '../gateways/file-type.ts'
import { isAllowedType, lengths } from '../policy.ts'
import { findOwnUpload, type UploadRow } from '../reader/uploads.ts'
import { lockOwnUpload, markFinished } from '../writer/uploads.ts'
import { removeUpload } from './remove-upload.ts'

/** The store's own list decides: parts of another length than asked for cannot be sent. */
const joinParts = async ({ storage }: SignedInScope, upload: UploadRow) => {
  const { key, store_upload_id, bytes } = upload
  if (!store_upload_id) return
  const parts = await storage.listParts(key, store_upload_id)
  const arrived = parts.reduce((total, part) => total + part.bytes, 0)
  if (arrived !== bytes) return fail('upload.incomplete')
  await storage.completeMultipart(key, store_upload_id)
}

const arrivedWhole = async (scope: SignedInScope, upload: UploadRow) => {
  const { storage } = scope
  // It is there already when a call before this one ended between the store and the database.
  const before = await storage.head('private', upload.key)
  if (!before) await joinParts(scope, upload)
  const stored = before ?? (await storage.head('private', upload.key))
  return stored?.bytes === upload.bytes ? stored : fail('upload.incomplete')
}

const record = (scope: SignedInScope, upload: UploadRow, found: { type: string; etag: string }) =>
  scope.transact(async (tx) => {
    const locked = await lockOwnUpload(tx, scope.actor.accountId, upload.id)
    if (!locked || locked.finished_at) return
    const now = scope.now()
    const expiresAt = after(now, lengths.upload)
    const dueAt = after(expiresAt, lengths.lateUpload)
    await markFinished(tx, upload.id, { ...found, now, expiresAt, dueAt })
  })

/** All bytes were sent, says the sender: now it is known what they are. */
export const finishUpload = async (scope: SignedInScope, uploadId: UploadId) => {
  const upload = await findOwnUpload(scope.db, scope.actor.accountId, uploadId, scope.now())
  if (!upload) return fail('upload.not-found')
  const { id, name, bytes, purpose } = upload
  if (upload.found_type) return { id, name, bytes, type: upload.found_type }
  const { etag } = await arrivedWhole(scope, upload)
  const type = await typeOfBytes(scope.storage, upload)
  if (!type || !isAllowedType(purpose, type)) {
    await removeUpload(scope, uploadId)
    return fail('upload.type-not-allowed')
  }
  await record(scope, upload, { type, etag })
  return { id, name, bytes, type }
}
