import type { DueTask } from '../../platform/events/due.ts'
import type { Scope } from '../../platform/scope.ts'
import { failAssetIn } from './commands/finish-asset.ts'
import { after, failures, folderOf, lengths } from './policy.ts'
import type { AssetRow } from './reader.ts'
import {
  claimDueUploads,
  claimFinishedDueAssets,
  clearAssetDue,
  deleteAsset,
  deleteUploads,
  lockOverdueAssets,
} from './writer/due.ts'

const removeUploads: DueTask = {
  name: 'media.remove-uploads',
  async run(scope) {
    const now = scope.now()
    const until = after(now, lengths.lease)
    const uploads = await scope.transact((tx) => claimDueUploads(tx, now, until))
    if (uploads.length === 0) return 0
    await scope.storage.remove(
      'private',
      uploads.map(({ key }) => key),
    )
    const ids = uploads.map(({ id }) => id)
    await scope.transact((tx) => deleteUploads(tx, ids, until))
    return uploads.length
  },
}

const giveUpAssets: DueTask = {
  name: 'media.give-up-assets',
  run: (scope) =>
    scope.transact(async (tx) => {
      const assets = await lockOverdueAssets(tx, scope.now())
      for (const { id } of assets) await failAssetIn(tx, id, failures.givenUp, scope.now())
      return assets.length
    }),
}

const removeObjectsOf = async (scope: Scope, asset: AssetRow, until: Date) => {
  const { id, purpose, original_key, removed_at } = asset
  await scope.storage.removeUnder('public', folderOf(purpose, id))
  await scope.storage.remove('private', [original_key])
  await scope.transact((tx) => (removed_at ? deleteAsset : clearAssetDue)(tx, id, until))
}

const removeObjects: DueTask = {
  name: 'media.remove-objects',
  async run(scope) {
    const now = scope.now()
    const until = after(now, lengths.lease)
    const assets = await scope.transact((tx) => claimFinishedDueAssets(tx, now, until))
    const ends = await Promise.allSettled(
      assets.map((asset) => removeObjectsOf(scope, asset, until)),
    )
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    return assets.length
  },
}

// Rows are taken with a lease, so that nothing waits for the store in a transaction. Objects go
// before their rows: if we end in between, the row is due again and finds nothing.
export const mediaDue: readonly DueTask[] = [removeUploads, giveUpAssets, removeObjects]
