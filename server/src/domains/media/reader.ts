import type { AccountId, AssetId, UploadPurpose } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'

export interface Variant {
  readonly width: number
  readonly key: string
  readonly bytes: number
}

export interface AssetRow {
  readonly id: AssetId
  readonly owner_id: AccountId
  readonly purpose: UploadPurpose
  readonly upload_id: string
  readonly original_key: string
  readonly original_etag: string | null
  readonly status: 'processing' | 'ready' | 'failed'
  readonly failure: string | null
  readonly variants: readonly Variant[]
  readonly placeholder: string | null
  readonly removed_at: Date | null
}

const columns = [
  'id',
  'owner_id',
  'purpose',
  'upload_id',
  'original_key',
  'original_etag',
  'status',
  'failure',
  'variants',
  'placeholder',
  'removed_at',
] as const

const assets = ({ q }: Queryable) =>
  q.selectFrom('media.assets').select(columns).$castTo<AssetRow>()

export const findAsset = async (db: Queryable, id: string) =>
  (await assets(db).where('id', '=', id).executeTakeFirst()) ?? null

export const findAssetOfUpload = async (db: Queryable, uploadId: string) =>
  (await assets(db).where('upload_id', '=', uploadId).executeTakeFirst()) ?? null

export type PictureRow = Pick<AssetRow, 'id' | 'variants' | 'placeholder'>

export const findReadyAssets = async ({ q }: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : q
        .selectFrom('media.assets')
        .select(['id', 'variants', 'placeholder'])
        // One statement whatever the number of ids, so that its plan is kept.
        .where(sql<boolean>`id = any(${[...ids]})`)
        .where('status', '=', sql.lit('ready'))
        .$castTo<PictureRow>()
        .execute()
