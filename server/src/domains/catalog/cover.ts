import type { AssetId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { makeCover, removeAsset } from '../media/index.ts'
import type { PieceFiles } from './files.ts'
import { isOpenToAll } from './policy.ts'
import type { ContentRow } from './reader/contents.ts'
import type { ContentChange } from './writer/contents.ts'

/** What an automatic cover is made of: the video, or the first picture. */
const sourceOf = ({ type }: ContentRow, { needed, assets }: PieceFiles): AssetId | null => {
  if (type === 'audio') return null
  const [first] = needed
  return first && assets.get(first)?.playable ? first : null
}

/** A cover that became ready takes the place of the one before it. */
export const takeCover = async (
  tx: Transaction,
  row: ContentRow,
  { assets }: PieceFiles,
  now: Date,
): Promise<ContentChange> => {
  const pending = row.cover_pending_id && assets.get(row.cover_pending_id)
  if (!pending) return {}
  if (pending.status === 'ready') {
    if (row.cover_asset_id) await removeAsset(tx, row.cover_asset_id, now)
    return {
      cover_asset_id: pending.id,
      cover_kind: row.cover_pending_kind,
      cover_pending_id: null,
      cover_pending_kind: null,
    }
  }
  if (pending.status !== 'failed') return {}
  const { cover_pending_kind: kind } = row
  return { cover_pending_id: null, cover_pending_kind: kind === 'chosen' ? null : kind }
}

/**
 * Nothing sharp of a piece that is locked, or not yet published, is public: in the transaction that
 * locks it the sharp cover leaves the row and its bytes are removed.
 */
const dropSharp = async (tx: Transaction, row: ContentRow, now: Date): Promise<ContentChange> => {
  const change: ContentChange = {
    ...(row.cover_kind === 'sharp' ? { cover_asset_id: null, cover_kind: null } : {}),
    ...(row.cover_pending_kind === 'sharp'
      ? { cover_pending_id: null, cover_pending_kind: null }
      : {}),
  }
  if (row.cover_kind === 'sharp' && row.cover_asset_id) {
    await removeAsset(tx, row.cover_asset_id, now, { atOnce: true })
  }
  if (row.cover_pending_kind === 'sharp' && row.cover_pending_id) {
    await removeAsset(tx, row.cover_pending_id, now, { atOnce: true })
  }
  return change
}

/**
 * Where the creator chose none, one is made: sharp if everyone may open the piece, else blurred. It
 * is made anew when that changes, and when it shows a file that was replaced.
 */
export const keepCover = async (
  tx: Transaction,
  row: ContentRow,
  files: PieceFiles,
  { now, remake }: { readonly now: Date; readonly remake: boolean },
): Promise<ContentChange> => {
  const wanted = isOpenToAll(row, now) ? 'sharp' : 'blurred'
  const dropped = wanted === 'blurred' ? await dropSharp(tx, row, now) : {}
  const left = { ...row, ...dropped }
  const present = left.cover_pending_kind ?? left.cover_kind
  const sourceId = sourceOf(row, files)
  if (present === 'chosen' || (present === wanted && !remake) || !sourceId) return dropped
  if (left.cover_pending_id) await removeAsset(tx, left.cover_pending_id, now)
  const pending = await makeCover(
    tx,
    { ownerId: row.creator_id, sourceId, at: null, blurred: wanted === 'blurred' },
    now,
  )
  return { ...dropped, cover_pending_id: pending, cover_pending_kind: wanted }
}
