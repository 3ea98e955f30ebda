import type { UploadId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { charge } from '../writer/allowances.ts'
import { lockOwnUpload, withdrawUpload } from '../writer/uploads.ts'

/** The space is theirs again at once; the sweep removes what has arrived. */
export const removeUpload = (scope: SignedInScope, uploadId: UploadId) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const upload = await lockOwnUpload(tx, scope.actor.accountId, uploadId)
    if (!upload || upload.used_at !== null || upload.expires_at <= now) {
      return fail('upload.not-found')
    }
    await withdrawUpload(tx, uploadId, now)
    await charge(tx, upload.owner_id, -upload.charged_bytes)
  })
