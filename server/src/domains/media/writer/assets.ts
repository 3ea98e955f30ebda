import type { AssetId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { type AssetRow, type StepRow, selectAssets, type Variant } from '../reader/assets.ts'
import type { UploadRow } from '../reader/uploads.ts'
import type { Recipe } from '../recipe.ts'

interface NewAsset {
  readonly id: AssetId
  readonly heavy: boolean
  readonly now: Date
  readonly dueAt: Date | null
}

const common = ({ id, heavy, now, dueAt }: NewAsset) => ({
  id,
  is_heavy: heavy,
  status: heavy ? 'queued' : 'processing',
  created_at: now,
  due_at: dueAt,
})

type UsedUpload = Pick<
  UploadRow,
  'id' | 'owner_id' | 'purpose' | 'key' | 'name' | 'type' | 'found_type' | 'bytes' | 'charged_bytes'
>

export const insertAsset = async (
  tx: Transaction,
  { upload, etag, ...asset }: NewAsset & { readonly upload: UsedUpload; readonly etag: string },
) => {
  await tx.q
    .insertInto('media.assets')
    .values({
      ...common(asset),
      owner_id: upload.owner_id,
      purpose: upload.purpose,
      upload_id: upload.id,
      original_key: upload.key,
      original_etag: etag,
      original_type: upload.found_type ?? upload.type,
      original_bytes: upload.bytes,
      file_name: upload.name,
      charged_bytes: upload.charged_bytes,
    })
    .execute()
}

export const insertDerivedAsset = async (
  tx: Transaction,
  { source, recipe, ...asset }: NewAsset & { readonly source: AssetRow; readonly recipe: Recipe },
) => {
  await tx.q
    .insertInto('media.assets')
    .values({
      ...common(asset),
      owner_id: source.owner_id,
      purpose: recipe.kind,
      derived_from: source.id,
      recipe: JSON.stringify(recipe),
      original_key: source.original_key,
      original_etag: source.original_etag,
      original_type: source.original_type,
      original_bytes: source.original_bytes,
    })
    .execute()
}

export const lockAsset = async (tx: Transaction, id: string) =>
  (await selectAssets(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

const updateAsset = (tx: Transaction, id: string) =>
  tx.q.updateTable('media.assets').where('id', '=', id)

/** What a step found out; all of it is there when the asset is ready. */
export interface AssetFacts {
  /** What the file holds, for the steps that follow and for another try. */
  readonly source?: object
  readonly width?: number
  readonly height?: number
  readonly duration?: number
  readonly placeholder?: string
  readonly variants?: readonly Variant[]
  readonly waveform?: readonly number[]
  readonly playable?: boolean
  readonly publishable?: boolean
}

export const setFacts = async (
  tx: Transaction,
  id: string,
  { source, variants, waveform, ...facts }: AssetFacts,
  steps: readonly StepRow[],
) => {
  await updateAsset(tx, id)
    .set({
      ...facts,
      ...(source ? { source: JSON.stringify(source) } : {}),
      ...(variants ? { variants: JSON.stringify(variants) } : {}),
      ...(waveform ? { waveform: JSON.stringify(waveform) } : {}),
      steps: JSON.stringify(steps),
    })
    .execute()
}

export const clearCharge = async (tx: Transaction, id: string) => {
  await updateAsset(tx, id).set({ charged_bytes: 0 }).execute()
}

interface Finish {
  readonly now: Date
  readonly dueAt: Date | null
}

export const markReady = async (tx: Transaction, id: string, { now, dueAt }: Finish) => {
  await updateAsset(tx, id)
    .set({
      status: 'ready',
      playable: true,
      publishable: true,
      finished_at: now,
      due_at: dueAt,
      leased_until: null,
    })
    .execute()
}

export const markFailed = async (
  tx: Transaction,
  id: string,
  { failure, failedStep }: { readonly failure: string; readonly failedStep: string | null },
  { now, dueAt }: Finish,
) => {
  await updateAsset(tx, id)
    .set({
      status: 'failed',
      failure,
      failed_step: failedStep,
      steps: sql`coalesce((
        select jsonb_agg(case when step->>'state' = 'running'
          then step || '{"state": "failed"}' else step end order by position)
        from jsonb_array_elements(steps) with ordinality as each (step, position)
      ), '[]')`,
      finished_at: now,
      due_at: dueAt,
      leased_until: null,
    })
    .execute()
}

/** Where it was when it was accepted, keeping what was made until it failed. */
export const markAccepted = async (tx: Transaction, { id, is_heavy }: AssetRow, dueAt: Date) => {
  await updateAsset(tx, id)
    .set({
      status: is_heavy ? 'queued' : 'processing',
      failure: null,
      failed_step: null,
      finished_at: null,
      due_at: is_heavy ? null : dueAt,
    })
    .execute()
}

/** One that is being made is due when its workflow ends; one that only waits is due like the rest. */
export const markRemoved = async (tx: Transaction, id: string, now: Date, dueAt: Date) => {
  await updateAsset(tx, id)
    .set({
      removed_at: now,
      due_at: sql<Date>`case when status = 'processing' then due_at else ${dueAt}::timestamptz end`,
    })
    .where('removed_at', 'is', null)
    .execute()
}
