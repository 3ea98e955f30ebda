import type { AccountId, AssetId, AssetPurpose, ProcessingStep } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'
import type { Recipe } from '../recipe.ts'

export interface Variant {
  readonly width: number
  readonly key: string
  readonly bytes: number
}

/** Where one is and what went wrong; percent is what was known at the last step's end. */
export type StepRow = ProcessingStep

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

export interface AssetRow
  extends Omit<
    Pick<Row<'media.assets'>, (typeof columns)[number]>,
    'recipe' | 'steps' | 'variants' | 'waveform'
  > {
  readonly id: AssetId
  readonly owner_id: AccountId
  readonly purpose: AssetPurpose
  readonly derived_from: AssetId | null
  readonly recipe: Recipe | null
  readonly status: 'queued' | 'processing' | 'ready' | 'failed'
  readonly steps: readonly StepRow[]
  readonly waveform: readonly number[] | null
  readonly variants: readonly Variant[]
}

export const selectAssets = ({ q }: Queryable) =>
  q.selectFrom('media.assets').select(columns).$castTo<AssetRow>()

export const findAsset = async (db: Queryable, id: string) =>
  (await selectAssets(db).where('id', '=', id).executeTakeFirst()) ?? null

export const findAssetOfUpload = async (db: Queryable, uploadId: string) =>
  (await selectAssets(db).where('upload_id', '=', uploadId).executeTakeFirst()) ?? null

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
    : selectAssets(db)
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
