import type { Transaction } from '../../../platform/database/database.ts'
import type { AssetRow } from '../reader.ts'
import type { UploadRow } from './records.ts'

const batch = 20

/** Locked and skipped when locked, so that several reactors share the work. */
export const lockDueUploads = (tx: Transaction, now: Date) =>
  tx.q
    .selectFrom('media.uploads')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .$castTo<UploadRow>()
    .execute()

export const deleteUploads = async (tx: Transaction, ids: readonly string[]) => {
  await tx.q
    .deleteFrom('media.uploads')
    .where('id', 'in', [...ids])
    .execute()
}

const dueAssets = (tx: Transaction, now: Date) =>
  tx.q
    .selectFrom('media.assets')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .$castTo<AssetRow>()

export const lockOverdueAssets = (tx: Transaction, now: Date) =>
  dueAssets(tx, now).where('status', '=', 'processing').execute()

export const lockFinishedDueAssets = (tx: Transaction, now: Date) =>
  dueAssets(tx, now).where('status', '<>', 'processing').execute()

export const deleteAsset = async (tx: Transaction, id: string) => {
  await tx.q.deleteFrom('media.assets').where('id', '=', id).execute()
}

export const clearAssetDue = async (tx: Transaction, id: string) => {
  await tx.q.updateTable('media.assets').set({ due_at: null }).where('id', '=', id).execute()
}
