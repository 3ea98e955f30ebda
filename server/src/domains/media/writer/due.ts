import { type ExpressionBuilder, sql } from 'kysely'
import { claimDue } from '../../../platform/database/claim-due.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/schema.gen.ts'
import type { AssetRow } from '../reader/assets.ts'
import type { UploadRow } from '../reader/uploads.ts'

const batch = 20

/** What a deleted row no longer counts for. */
type Charge = Pick<UploadRow, 'owner_id' | 'charged_bytes'>

export const claimDueUploads = claimDue<UploadRow>('media.uploads', batch)

/** Not when something else has moved it since it was leased. */
export const deleteUpload = async (tx: Transaction, id: string, leased: Date) =>
  (await tx.q
    .deleteFrom('media.uploads')
    .where('id', '=', id)
    .where('due_at', '=', leased)
    .returning(['owner_id', 'charged_bytes'])
    .$castTo<Charge>()
    .executeTakeFirst()) ?? null

const isWaiting = (is: ExpressionBuilder<DB, 'media.assets'>) =>
  is.and([is('status', '=', sql.lit('queued')), is('removed_at', 'is', null)])

type Condition = (is: ExpressionBuilder<DB, 'media.assets'>) => ReturnType<typeof isWaiting>

const claimDueAssets =
  (wanted: Condition) =>
  (tx: Transaction, now: Date, until: Date): Promise<AssetRow[]> =>
    tx.q
      .updateTable('media.assets')
      .set({ due_at: until })
      .where('id', 'in', (due) =>
        due
          .selectFrom('media.assets')
          .select('id')
          .where('due_at', '<=', now)
          .where(wanted)
          .orderBy('due_at')
          .limit(batch)
          .forUpdate()
          .skipLocked(),
      )
      .returningAll()
      .$castTo<AssetRow>()
      .execute()

export const lockLeasedAsset = async (tx: Transaction, id: string, leased: Date) =>
  (await tx.q
    .selectFrom('media.assets')
    .selectAll()
    .where('id', '=', id)
    .where('due_at', '=', leased)
    .forUpdate()
    .$castTo<AssetRow>()
    .executeTakeFirst()) ?? null

export const claimOverdueAssets = claimDueAssets((is) =>
  is.or([is('status', '=', sql.lit('processing')), isWaiting(is)]),
)

export const claimFinishedDueAssets = claimDueAssets((is) =>
  is.and([
    is.or([sql<boolean>`status in ('ready', 'failed')`, is('removed_at', 'is not', null)]),
    is('status', '<>', sql.lit('processing')),
  ]),
)

/** One that was removed after we took it is due anew, an hour later, and keeps that. */
export const deleteAsset = async (tx: Transaction, id: string, leased: Date) =>
  (await tx.q
    .deleteFrom('media.assets')
    .where('id', '=', id)
    .where('due_at', '=', leased)
    .returning(['owner_id', 'charged_bytes'])
    .$castTo<Charge>()
    .executeTakeFirst()) ?? null

/** One that was kept for another try goes with the asset. */
export const forgetUsedUpload = async (tx: Transaction, id: string) => {
  await tx.q.deleteFrom('media.uploads').where('id', '=', id).where('due_at', 'is', null).execute()
}

/** From the end of the lease it was taken with. */
export const moveAssetDue = async (
  tx: Transaction,
  id: string,
  { from, to }: { readonly from: Date; readonly to: Date | null },
) => {
  await tx.q
    .updateTable('media.assets')
    .set({ due_at: to })
    .where('id', '=', id)
    .where('due_at', '=', from)
    .execute()
}
