import type { AccountId, AssetId, AssetPurpose, ProcessingStep } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Recipe } from '../recipe.ts'

export interface Variant {
  readonly width: number
  readonly key: string
  readonly bytes: number
}

/** Where one is and what went wrong; percent is what was known at the last step's end. */
export type StepRow = ProcessingStep

export interface AssetRow {
  readonly id: AssetId
  readonly owner_id: AccountId
  readonly purpose: AssetPurpose
  readonly upload_id: string | null
  readonly derived_from: AssetId | null
  readonly recipe: Recipe | null
  readonly original_key: string | null
  readonly original_etag: string | null
  readonly original_type: string | null
  readonly original_bytes: number | null
  readonly file_name: string | null
  readonly is_heavy: boolean
  readonly attempt: number
  readonly status: 'queued' | 'processing' | 'ready' | 'failed'
  readonly failure: string | null
  readonly failed_step: string | null
  readonly steps: readonly StepRow[]
  readonly playable: boolean
  readonly publishable: boolean
  readonly duration: number | null
  readonly width: number | null
  readonly height: number | null
  readonly waveform: readonly number[] | null
  readonly variants: readonly Variant[]
  readonly placeholder: string | null
  readonly charged_bytes: number
  readonly created_at: Date
  readonly removed_at: Date | null
}

const columns = [
  'id',
  'owner_id',
  'purpose',
  'upload_id',
  'derived_from',
  'recipe',
  'original_key',
  'original_etag',
  'original_type',
  'original_bytes',
  'file_name',
  'is_heavy',
  'attempt',
  'status',
  'failure',
  'failed_step',
  'steps',
  'playable',
  'publishable',
  'duration',
  'width',
  'height',
  'waveform',
  'variants',
  'placeholder',
  'charged_bytes',
  'created_at',
  'removed_at',
] as const

const assets = ({ q }: Queryable) =>
  q.selectFrom('media.assets').select(columns).$castTo<AssetRow>()

export const findAsset = async (db: Queryable, id: string) =>
  (await assets(db).where('id', '=', id).executeTakeFirst()) ?? null

export const findAssetOfUpload = async (db: Queryable, uploadId: string) =>
  (await assets(db).where('upload_id', '=', uploadId).executeTakeFirst()) ?? null

/** As the pipeline of this asset's kind has written it. */
export const findSource = async <Source>({ q }: Queryable, id: string): Promise<Source | null> => {
  const row = await q
    .selectFrom('media.assets')
    .select('source')
    .where('id', '=', id)
    .executeTakeFirst()
  return (row?.source ?? null) as Source | null
}

/** One statement whatever the number of ids, so that its plan is kept. */
export const findAssets = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : assets(db)
        .where(sql<boolean>`id = any(${[...ids]})`)
        .execute()

export type PictureRow = Pick<AssetRow, 'id' | 'variants' | 'placeholder'>

export const findReadyAssets = async ({ q }: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : q
        .selectFrom('media.assets')
        .select(['id', 'variants', 'placeholder'])
        .where(sql<boolean>`id = any(${[...ids]})`)
        .where('status', '=', sql.lit('ready'))
        .$castTo<PictureRow>()
        .execute()
