import type { AccountId, UploadId, UploadPurpose } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

export interface UploadRow extends Row<'media.uploads'> {
  readonly id: UploadId
  readonly owner_id: AccountId
  readonly purpose: UploadPurpose
}

const uploads = ({ q }: Queryable) => q.selectFrom('media.uploads').selectAll()

/** One nobody has accepted yet, of this person and not too old. */
export const findOwnUpload = async (db: Queryable, owner: AccountId, id: UploadId, now: Date) =>
  (await uploads(db)
    .where('id', '=', id)
    .where('owner_id', '=', owner)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .$castTo<UploadRow>()
    .executeTakeFirst()) ?? null

const most = 100

/** Begun and not yet used, newest first. */
export const findOwnUploads = (db: Queryable, owner: AccountId, now: Date) =>
  uploads(db)
    .where('owner_id', '=', owner)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .$castTo<UploadRow>()
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
