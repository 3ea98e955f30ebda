import type { UploadId } from '@fanfare/contract'
import { after } from '../../../platform/clock/after.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { bytesOfPart, lengths } from '../policy.ts'
import { findOwnUpload } from '../reader/uploads.ts'

/** Addresses for some parts of a file; each takes exactly as many bytes as that part has. */
export const signParts = async (
  scope: SignedInScope,
  uploadId: UploadId,
  parts: readonly number[],
) => {
  const now = scope.now()
  const upload = await findOwnUpload(scope.db, scope.actor.accountId, uploadId, now)
  const { key, bytes: total, part_bytes, store_upload_id } = upload ?? fail('upload.not-found')
  if (!part_bytes || !store_upload_id) return fail('upload.not-found')
  const seconds = lengths.address / 1000
  const signed = parts.map(async (part) => {
    const bytes = bytesOfPart(part, part_bytes, total)
    if (bytes === 0) return fail('upload.not-found')
    const url = await scope.storage.signPart(key, store_upload_id, part, bytes, seconds)
    return { part, bytes, url }
  })
  return { parts: await Promise.all(signed), expiresAt: after(now, lengths.address) }
}
