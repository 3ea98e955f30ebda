import type { ContentDraft, ContentId } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { type AssetSummary, readAssets } from '../media/index.ts'
import { type CaptionRow, readCaptionRows } from './reader/media.ts'

type Made = Pick<ContentDraft['captions'][number], 'status' | 'failure'>

/** For the owner it is one wait, whether it has begun or not. What is gone has failed. */
export const madeOf = (asset: AssetSummary | undefined): Made => {
  const { status = 'failed', failure = null } = asset ?? {}
  return { status: status === 'queued' ? 'processing' : status, failure }
}

export type CaptionTrack = CaptionRow & Made

/** With how far each is: a file that cannot be read fails after it was taken. */
export const readCaptions = async (db: Queryable, id: ContentId): Promise<CaptionTrack[]> => {
  const rows = await readCaptionRows(db, id)
  const assetIds = rows.map(({ asset_id }) => asset_id)
  const assets = await readAssets(db, assetIds)
  return rows.map((row) => ({ ...row, ...madeOf(assets.get(row.asset_id)) }))
}

/** Those that viewers are told of and can turn on. */
export const readReadyCaptions = async (db: Queryable, id: ContentId) =>
  (await readCaptions(db, id)).filter(({ status }) => status === 'ready')
