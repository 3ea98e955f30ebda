import type { AccountId, UploadId, UploadPurpose } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'

export interface UploadRow {
  readonly id: UploadId
  readonly owner_id: AccountId
  readonly purpose: UploadPurpose
  readonly key: string
  readonly name: string
  readonly type: string
  readonly bytes: number
  /** Null when the file is sent in one request. */
  readonly part_bytes: number | null
  readonly store_upload_id: string | null
  readonly last_modified: Date | null
  readonly fingerprint: string | null
  readonly charged_bytes: number
  readonly found_type: string | null
  readonly etag: string | null
  readonly finished_at: Date | null
  readonly used_at: Date | null
  readonly created_at: Date
  readonly expires_at: Date
  readonly due_at: Date | null
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
