import type { AccountId, UploadId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { selectUploads, type UploadRow } from '../reader/uploads.ts'

/** What is known when permission is given; the rest comes with the bytes. */
type NewUpload = Omit<
  UploadRow,
  'store_upload_id' | 'found_type' | 'etag' | 'finished_at' | 'used_at'
>

export const insertUpload = async (tx: Transaction, upload: NewUpload) => {
  await tx.q.insertInto('media.uploads').values(upload).execute()
}

const updateUpload = (tx: Transaction, id: string) =>
  tx.q.updateTable('media.uploads').where('id', '=', id)

export const setStoreUpload = async (tx: Transaction, id: UploadId, storeUploadId: string) => {
  await updateUpload(tx, id).set({ store_upload_id: storeUploadId }).execute()
}

/** Locked, so that it is accepted once and not swept away meanwhile. */
export const lockOwnUpload = async (tx: Transaction, ownerId: AccountId, id: UploadId) =>
  (await selectUploads(tx)
    .where('id', '=', id)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** While an asset is being made of it nothing is due; afterwards its object is. */
export const setUploadDue = async (tx: Transaction, id: string, dueAt: Date | null) => {
  await updateUpload(tx, id).set({ due_at: dueAt }).execute()
}

interface Finish {
  readonly type: string
  readonly etag: string
  readonly now: Date
  readonly expiresAt: Date
  readonly dueAt: Date
}

export const markFinished = async (tx: Transaction, id: UploadId, finish: Finish) => {
  await updateUpload(tx, id)
    .set({
      found_type: finish.type,
      etag: finish.etag,
      finished_at: finish.now,
      expires_at: finish.expiresAt,
      due_at: finish.dueAt,
    })
    .execute()
}

/** From now on the sweep finds it, and nobody else does. */
export const withdrawUpload = async (tx: Transaction, id: UploadId, now: Date) => {
  await updateUpload(tx, id).set({ expires_at: now, due_at: now, charged_bytes: 0 }).execute()
}

/** What it counted for is the asset's from now on. */
export const passOnUpload = async (tx: Transaction, id: UploadId, now: Date) => {
  await updateUpload(tx, id).set({ charged_bytes: 0, due_at: null, used_at: now }).execute()
}

export const forgetUpload = async (tx: Transaction, id: UploadId) => {
  await tx.q.deleteFrom('media.uploads').where('id', '=', id).execute()
}
