import type { UploadId, UploadPurpose } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../platform/clock/after.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { canUpload, lengths, partSizeFor, uploadKey } from '../policy.ts'
import { charge, lockAllowance } from '../writer/allowances.ts'
import { insertUpload, setStoreUpload } from '../writer/uploads.ts'

interface CreateUpload {
  readonly purpose: UploadPurpose
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** With the fingerprint, how the browser knows the file again after a restart. */
  readonly lastModified?: Date
  readonly fingerprint?: string
}

/** Known to us before the store is told of it: what a crash leaves there is found by its name. */
const recordUpload = (scope: SignedInScope, id: UploadId, file: CreateUpload, expiresAt: Date) =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const account = (await readAccount(tx, accountId)) ?? fail('auth.required')
    canUpload(file, await lockAllowance(tx, accountId), account).orThrow()
    await charge(tx, accountId, file.bytes)
    await insertUpload(tx, {
      id,
      owner_id: accountId,
      purpose: file.purpose,
      key: uploadKey(id),
      name: file.name,
      type: file.type,
      bytes: file.bytes,
      part_bytes: partSizeFor(file.bytes),
      last_modified: file.lastModified ?? null,
      fingerprint: file.fingerprint ?? null,
      charged_bytes: file.bytes,
      created_at: scope.now(),
      expires_at: expiresAt,
      due_at: after(expiresAt, lengths.lateUpload),
    })
  })

/** Permission to send exactly this file, straight to the store. */
export const createUpload = async (scope: SignedInScope, file: CreateUpload) => {
  const id = uuid() as UploadId
  const key = uploadKey(id)
  const partSize = partSizeFor(file.bytes)
  const expiresAt = after(scope.now(), partSize ? lengths.upload : lengths.address)
  await recordUpload(scope, id, file, expiresAt)
  if (!partSize) {
    const { url, headers } = await scope.storage.signPut(key, file, lengths.address / 1000)
    return { id, url, headers, partSize, expiresAt }
  }
  const storeUploadId = await scope.storage.beginMultipart(key, file.type)
  await scope.transact((tx) => setStoreUpload(tx, id, storeUploadId))
  return { id, url: null, headers: {}, partSize, expiresAt }
}
