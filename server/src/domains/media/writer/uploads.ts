import type { AccountId, UploadId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { UploadRow } from '../reader/uploads.ts'

/** What is known when permission is given; the rest comes with the bytes. */
type NewUpload = Omit<
  UploadRow,
  'store_upload_id' | 'found_type' | 'etag' | 'finished_at' | 'used_at'
>

export const insertUpload = async (tx: Transaction, upload: NewUpload) => {
  await tx.q.insertInto('media.uploads').values(upload).execute()
}

export const setStoreUpload = async (tx: Transaction, id: UploadId, storeUploadId: string) => {
  await tx.q
    .updateTable('media.uploads')
    .set({ store_upload_id: storeUploadId })
    .where('id', '=', id)
    .execute()
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

interface Finish {
  readonly type: string
  readonly etag: string
  readonly now: Date
  readonly expiresAt: Date
  readonly dueAt: Date
}

export const markFinished = async (tx: Transaction, id: UploadId, finish: Finish) => {
  await tx.q
    .updateTable('media.uploads')
    .set({
      found_type: finish.type,
      etag: finish.etag,
      finished_at: finish.now,
      expires_at: finish.expiresAt,
      due_at: finish.dueAt,
    })
    .where('id', '=', id)
    .execute()
}

/** From now on the sweep finds it, and nobody else does. */
export const withdrawUpload = async (tx: Transaction, id: UploadId, now: Date) => {
  await tx.q
    .updateTable('media.uploads')
    .set({ expires_at: now, due_at: now, charged_bytes: 0 })
    .where('id', '=', id)
    .execute()
}

/** What it counted for is the asset's from now on. */
export const passOnUpload = async (tx: Transaction, id: UploadId, now: Date) => {
  await tx.q
    .updateTable('media.uploads')
    .set({ charged_bytes: 0, due_at: null, used_at: now })
    .where('id', '=', id)
    .execute()
}

export const forgetUpload = async (tx: Transaction, id: UploadId) => {
  await tx.q.deleteFrom('media.uploads').where('id', '=', id).execute()
}
