import type { Transaction } from '../../platform/database/database.ts'
import { type DueTask, leasedTask } from '../../platform/events/due.ts'
import type { Scope } from '../../platform/scope.ts'
import { folderOfAsset } from './artefacts.ts'
import { dispatchAssets } from './commands/dispatch-assets.ts'
import { failAssetIn } from './commands/finish-asset.ts'
import { failures } from './failures.ts'
import {
  isEnded,
  isPublicPurpose,
  keepsOriginal,
  lengths,
  mayArriveUntil,
  publicFolderOf,
} from './policy.ts'
import type { AssetRow } from './reader/assets.ts'
import type { UploadRow } from './reader/uploads.ts'
import { charge } from './writer/allowances.ts'
import {
  claimDueUploads,
  claimFinishedDueAssets,
  claimOverdueAssets,
  deleteAsset,
  deleteUpload,
  forgetUsedUpload,
  lockLeasedAsset,
  moveAssetDue,
} from './writer/due.ts'
import { setUploadDue } from './writer/uploads.ts'

/** One that was taken back is looked at once more when nothing can be sent there any longer. */
const watchOn = async (tx: Transaction, { id, bytes, created_at }: UploadRow, now: Date) => {
  const until = mayArriveUntil(bytes, created_at)
  if (until > now) await setUploadDue(tx, id, until)
}

const removeUpload = async (scope: Scope, upload: UploadRow, until: Date) => {
  if (upload.part_bytes !== null) await scope.storage.abortMultiparts(upload.key)
  await scope.storage.remove('private', [upload.key])
  await scope.transact(async (tx) => {
    await watchOn(tx, upload, scope.now())
    const deleted = await deleteUpload(tx, upload.id, until)
    if (deleted) await charge(tx, deleted.owner_id, -deleted.charged_bytes)
  })
}

const removeUploads = leasedTask({
  name: 'media.remove-uploads',
  leaseMs: lengths.lease,
  claim: claimDueUploads,
  settle: removeUpload,
})

const giveUp = (scope: Scope, { id }: AssetRow, until: Date) =>
  scope.transact(async (tx) => {
    // Whatever happened to it meanwhile has said when to look next.
    const asset = await lockLeasedAsset(tx, id, until)
    if (!asset || isEnded(asset)) return
    const reason = isPublicPurpose(asset.purpose) ? failures.givenUp : failures.givenUpMedia
    await failAssetIn(tx, asset, { reason, step: null }, scope.now())
  })

const giveUpAssets = leasedTask({
  name: 'media.give-up-assets',
  leaseMs: lengths.lease,
  claim: claimOverdueAssets,
  settle: giveUp,
})

/** Where the file stays as the original its upload is forgotten, and only the asset knows of it. */
const watchedUntil = ({ upload_id, purpose, original_bytes, created_at }: AssetRow) =>
  upload_id && keepsOriginal(purpose) ? mayArriveUntil(original_bytes ?? 0, created_at) : null

const removeObjectsOf = async (scope: Scope, asset: AssetRow, until: Date) => {
  const { id, purpose, original_key, derived_from, upload_id, removed_at } = asset
  if (isPublicPurpose(purpose)) {
    await scope.storage.removeUnder('public', publicFolderOf(purpose, id))
  }
  await scope.storage.abortMultiparts(folderOfAsset(id))
  await scope.storage.removeUnder('private', folderOfAsset(id))
  if (original_key && !derived_from) await scope.storage.remove('private', [original_key])
  await scope.transact(async (tx) => {
    if (!removed_at) return moveAssetDue(tx, id, { from: until, to: null })
    const watched = watchedUntil(asset)
    if (watched && watched > scope.now()) {
      return moveAssetDue(tx, id, { from: until, to: watched })
    }
    const deleted = await deleteAsset(tx, id, until)
    if (!deleted) return
    await charge(tx, deleted.owner_id, -deleted.charged_bytes)
    if (upload_id) await forgetUsedUpload(tx, upload_id)
  })
}

const removeObjects = leasedTask({
  name: 'media.remove-objects',
  leaseMs: lengths.lease,
  claim: claimFinishedDueAssets,
  settle: removeObjectsOf,
})

/** Events do it at once; this finds what an event was lost for, and runs that are no more. */
const dispatch: DueTask = {
  name: 'media.dispatch-assets',
  everyMs: 2_000,
  run: async (scope) => {
    await dispatchAssets(scope)
    return 0
  },
}

// Rows are taken with a lease, so that nothing waits for the store in a transaction. Objects go
// before their rows: if we end in between, the row is due again and finds nothing.
export const mediaDue: readonly DueTask[] = [removeUploads, giveUpAssets, removeObjects, dispatch]
