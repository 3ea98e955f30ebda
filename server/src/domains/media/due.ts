import type { DueTask } from '../../platform/events/due.ts'
import { failAssetIn } from './commands/finish-asset.ts'
import { failures, folderOf } from './policy.ts'
import {
  clearAssetDue,
  deleteAsset,
  deleteUploads,
  lockDueUploads,
  lockFinishedDueAssets,
  lockOverdueAssets,
} from './writer/due.ts'

// Objects go before their rows: if we end in between, the row is still due and finds nothing.
export const mediaDue: readonly DueTask[] = [
  {
    name: 'media.remove-uploads',
    run: (scope) =>
      scope.transact(async (tx) => {
        const uploads = await lockDueUploads(tx, scope.now())
        if (uploads.length === 0) return 0
        await scope.storage.remove(
          'private',
          uploads.map(({ key }) => key),
        )
        await deleteUploads(
          tx,
          uploads.map(({ id }) => id),
        )
        return uploads.length
      }),
  },
  {
    name: 'media.give-up-assets',
    run: (scope) =>
      scope.transact(async (tx) => {
        const assets = await lockOverdueAssets(tx, scope.now())
        for (const { id } of assets) await failAssetIn(tx, id, failures.givenUp, scope.now())
        return assets.length
      }),
  },
  {
    name: 'media.remove-objects',
    run: (scope) =>
      scope.transact(async (tx) => {
        const assets = await lockFinishedDueAssets(tx, scope.now())
        for (const { id, purpose, original_key, removed_at } of assets) {
          await scope.storage.removeUnder('public', folderOf(purpose, id))
          await scope.storage.remove('private', [original_key])
          await (removed_at ? deleteAsset(tx, id) : clearAssetDue(tx, id))
        }
        return assets.length
      }),
  },
]
