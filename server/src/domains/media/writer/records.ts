import type { AccountId, AssetId, UploadId, UploadPurpose } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { AssetRow, Variant } from '../reader.ts'

export interface UploadRow {
  readonly id: UploadId
  readonly owner_id: AccountId
  readonly purpose: UploadPurpose
  readonly key: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly created_at: Date
  readonly expires_at: Date
  readonly due_at: Date | null
}

export const insertUpload = async (tx: Transaction, upload: UploadRow) => {
  await tx.q.insertInto('media.uploads').values(upload).execute()
}

/** Locked, so that it is accepted once and not swept away meanwhile. */
export const lockOwnUpload = async (tx: Transaction, ownerId: AccountId, id: UploadId) =>
  (await tx.q
    .selectFrom('media.uploads')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .$castTo<UploadRow>()
    .executeTakeFirst()) ?? null

/** While an asset is being made of it nothing is due; afterwards its object is. */
export const setUploadDue = async (tx: Transaction, id: string, dueAt: Date | null) => {
  await tx.q.updateTable('media.uploads').set({ due_at: dueAt }).where('id', '=', id).execute()
}

interface NewAsset {
  readonly id: AssetId
  readonly upload: UploadRow
  readonly etag: string
  readonly now: Date
  readonly dueAt: Date
}

export const insertAsset = async (tx: Transaction, { id, upload, etag, now, dueAt }: NewAsset) => {
  await tx.q
    .insertInto('media.assets')
    .values({
      id,
      owner_id: upload.owner_id,
      purpose: upload.purpose,
      upload_id: upload.id,
      original_key: upload.key,
      original_etag: etag,
      created_at: now,
      due_at: dueAt,
    })
    .execute()
}

export const lockAsset = async (tx: Transaction, id: string) =>
  (await tx.q
    .selectFrom('media.assets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .$castTo<AssetRow>()
    .executeTakeFirst()) ?? null

export interface MadePicture {
  readonly width: number
  readonly height: number
  readonly variants: readonly Variant[]
  readonly placeholder: string
}

interface Finish {
  readonly now: Date
  readonly dueAt: Date | null
}

export const markReady = async (
  tx: Transaction,
  id: string,
  { width, height, variants, placeholder }: MadePicture,
  { now, dueAt }: Finish,
) => {
  await tx.q
    .updateTable('media.assets')
    .set({
      status: 'ready',
      width,
      height,
      variants: JSON.stringify(variants),
      placeholder,
      finished_at: now,
      due_at: dueAt,
    })
    .where('id', '=', id)
    .execute()
}

export const markFailed = async (
  tx: Transaction,
  id: string,
  failure: string,
  { now, dueAt }: Finish,
) => {
  await tx.q
    .updateTable('media.assets')
    .set({ status: 'failed', failure, finished_at: now, due_at: dueAt })
    .where('id', '=', id)
    .execute()
}

/** One that is still being made is due when its workflow ends. */
export const markRemoved = async (tx: Transaction, id: string, now: Date, dueAt: Date) => {
  await tx.q
    .updateTable('media.assets')
    .set({
      removed_at: now,
      due_at: sql<Date>`case when status = 'processing' then due_at else ${dueAt}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute()
}
