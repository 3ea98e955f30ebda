import type { Transaction } from '../../../platform/database/database.ts'
import type { AssetRow } from '../reader.ts'
import type { UploadRow } from './records.ts'

const batch = 20

/** Ours until then; skipped when locked, so that several reactors share the work. */
export const claimDueUploads = (tx: Transaction, now: Date, until: Date) =>
  tx.q
    .updateTable('media.uploads')
    .set({ due_at: until })
    .where('id', 'in', (due) =>
      due
        .selectFrom('media.uploads')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$castTo<UploadRow>()
    .execute()

export const deleteUploads = async (tx: Transaction, ids: readonly string[], leased: Date) => {
  await tx.q
    .deleteFrom('media.uploads')
    .where('id', 'in', [...ids])
    .where('due_at', '=', leased)
    .execute()
}

export const lockOverdueAssets = (tx: Transaction, now: Date) =>
  tx.q
    .selectFrom('media.assets')
    .selectAll()
    .where('due_at', '<=', now)
    .where('status', '=', 'processing')
    .orderBy('due_at')
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .$castTo<AssetRow>()
    .execute()

export const claimFinishedDueAssets = (tx: Transaction, now: Date, until: Date) =>
  tx.q
    .updateTable('media.assets')
    .set({ due_at: until })
    .where('id', 'in', (due) =>
      due
        .selectFrom('media.assets')
        .select('id')
        .where('due_at', '<=', now)
        .where('status', '<>', 'processing')
        .orderBy('due_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .$castTo<AssetRow>()
    .execute()

/** One that was removed after we took it is due anew, an hour later, and keeps that. */
export const deleteAsset = async (tx: Transaction, id: string, leased: Date) => {
  await tx.q.deleteFrom('media.assets').where('id', '=', id).where('due_at', '=', leased).execute()
}

export const clearAssetDue = async (tx: Transaction, id: string, leased: Date) => {
  await tx.q
    .updateTable('media.assets')
    .set({ due_at: null })
    .where('id', '=', id)
    .where('due_at', '=', leased)
    .execute()
}
