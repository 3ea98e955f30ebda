import type { AccountId, UploadId, UploadPurpose } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

export interface UploadRow extends Row<'media.uploads'> {
  readonly id: UploadId
  readonly owner_id: AccountId
  readonly purpose: UploadPurpose
}

export const selectUploads = ({ q }: Queryable) =>
  q.selectFrom('media.uploads').selectAll().$castTo<UploadRow>()

/** An upload of this person that has not expired and is not used yet. */
export const findOwnUpload = async (db: Queryable, owner: AccountId, id: UploadId, now: Date) =>
  (await selectUploads(db)
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .executeTakeFirst()) ?? null

const most = 100

/** Begun and not yet used, newest first. */
export const findOwnUploads = (db: Queryable, owner: AccountId, now: Date) =>
  selectUploads(db)
    .where('owner_id', '=', owner)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

export interface Allowance {
  readonly verified: boolean
  readonly used_bytes: number
}

export const findAllowance = async ({ q }: Queryable, accountId: AccountId): Promise<Allowance> =>
  (await q
    .selectFrom('media.allowances')
    .select(['verified', 'used_bytes'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? { verified: false, used_bytes: 0 }
