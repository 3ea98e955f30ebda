import type { Picture, Processing } from '@fanfare/contract'
import type { Storage } from '../../platform/storage/storage.ts'
import type { ArtefactRow } from './reader/artefacts.ts'
import type { AssetRow, PictureRow } from './reader/assets.ts'
import type { UploadRow } from './reader/uploads.ts'
import type { AssetSummary } from './summaries.ts'

export const presentPicture = (asset: PictureRow, storage: Storage): Picture => ({
  variants: asset.variants.map(({ width, key }) => ({ width, url: storage.publicUrl(key) })),
  placeholder: asset.placeholder ?? '',
})

export const presentSummary = (
  asset: AssetRow,
  artefacts: readonly ArtefactRow[],
): AssetSummary => ({
  id: asset.id,
  purpose: asset.purpose,
  derivedFrom: asset.derived_from,
  status: asset.status,
  playable: asset.playable || asset.status === 'ready',
  publishable: asset.publishable || asset.status === 'ready',
  failure: asset.failure,
  failedStep: asset.failed_step,
  fileName: asset.file_name,
  type: asset.original_type,
  bytes: asset.original_bytes,
  duration: asset.duration,
  width: asset.width,
  height: asset.height,
  placeholder: asset.placeholder,
  hasStoryboard: artefacts.some(({ kind }) => kind === 'storyboard'),
  posters: artefacts
    .filter(({ kind }) => kind === 'poster')
    .map(({ meta }) => ({ at: meta.at ?? 0 }))
    .sort((a, b) => a.at - b.at),
  isAnimation: artefacts.some(({ kind }) => kind === 'animation'),
})

export const presentProcessing = (asset: AssetRow): Processing => ({
  assetId: asset.id,
  status: asset.status,
  steps: [...asset.steps],
  playable: asset.playable || asset.status === 'ready',
  failure: asset.failure,
  failedStep: asset.failed_step,
})

export const presentUpload = (upload: UploadRow) => ({
  file_id: upload.id,
  purpose: upload.purpose,
  file_name: upload.name,
  file_type: upload.type,
  file_size: upload.bytes,
  last_modified: upload.last_modified?.toISOString() ?? null,
  fingerprint: upload.fingerprint,
  partSize: upload.part_bytes,
  arrived: upload.finished_at !== null,
  createdAt: upload.created_at.toISOString(),
  expiresAt: upload.expires_at.toISOString(),
})
