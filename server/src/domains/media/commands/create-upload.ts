import type { UploadId, UploadPurpose } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { SignedInScope } from '../../../platform/scope.ts'
import { after, canUpload, lengths, uploadKey } from '../policy.ts'
import { insertUpload } from '../writer/records.ts'

interface CreateUpload {
  readonly purpose: UploadPurpose
  readonly name: string
  readonly type: string
  readonly bytes: number
}

/** Permission to send exactly this file, straight to the store. */
export const createUpload = async (scope: SignedInScope, file: CreateUpload) => {
  canUpload(file).orThrow()
  const id = uuid() as UploadId
  const key = uploadKey(id)
  const now = scope.now()
  const expiresAt = after(now, lengths.upload)
  const signed = await scope.storage.signPut(key, file, lengths.upload / 1000)
  await scope.transact((tx) =>
    insertUpload(tx, {
      id,
      owner_id: scope.actor.accountId,
      ...file,
      key,
      created_at: now,
      expires_at: expiresAt,
      due_at: after(expiresAt, lengths.lateUpload),
    }),
  )
  return { id, ...signed, expiresAt }
}
