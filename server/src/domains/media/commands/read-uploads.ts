import type { UploadId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAccount } from '../../identity/index.ts'
import { storedAtMost } from '../policy.ts'
import { findAllowance, findOwnUpload, findOwnUploads } from '../reader/uploads.ts'

/** What the store has of it is asked of the store: nobody else knows. */
export const readUpload = async (scope: SignedInScope, uploadId: UploadId) => {
  const { accountId } = scope.actor
  const upload = await findOwnUpload(scope.db, accountId, uploadId, scope.now())
  if (!upload) return fail('upload.not-found')
  const { key, store_upload_id, finished_at } = upload
  const inParts = store_upload_id !== null && finished_at === null
  const parts = inParts ? await scope.storage.listParts(key, store_upload_id) : []
  return { upload, parts }
}

export const listUploads = async (scope: SignedInScope) => {
  const { accountId } = scope.actor
  const [uploads, { used_bytes: usedBytes, verified }, account] = await Promise.all([
    findOwnUploads(scope.db, accountId, scope.now()),
    findAllowance(scope.db, accountId),
    readAccount(scope.db, accountId),
  ])
  const { emailVerified, role } = account ?? fail('auth.required')
  return { uploads, usedBytes, limitBytes: storedAtMost({ emailVerified, role, verified }) }
}
