import type { AssetId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import { makeCover, removeAsset } from '../media/index.ts'
import { type ContentFiles, hasPictures } from './files.ts'
import { isOpenToAll } from './policy.ts'
import type { ContentRow } from './reader/contents.ts'
import type { ContentChange } from './writer/contents.ts'

/** What an automatic cover is made of: the video, or the first picture. */
const sourceOf = ({ type }: ContentRow, { needed, assets }: ContentFiles): AssetId | null => {
  if (type === 'audio') return null
  const [first] = needed
  return first && assets.get(first)?.playable ? first : null
}

/** A cover that became ready takes the place of the one before it. */
export const takeCover = async (
  tx: Transaction,
  row: ContentRow,
  { assets }: ContentFiles,
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
  await removeAsset(tx, pending.id, now)
  const { cover_pending_kind: kind } = row
  return { cover_pending_id: null, cover_pending_kind: kind === 'chosen' ? null : kind }
}

/** What a cover was made of; null where the creator sent it, or there is none. */
const shownBy = (cover: AssetId | null, { assets }: ContentFiles): AssetId | null =>
  (cover && assets.get(cover)?.derivedFrom) ?? null

/**
 * Nothing sharp of a post that is locked, or not yet published, is public, and nothing at all of a
 * picture that was taken out: in that same transaction the cover leaves the row and its bytes are
 * removed.
 */
const dropCovers = async (
  tx: Transaction,
  row: ContentRow,
  files: ContentFiles,
  { now, wanted }: { readonly now: Date; readonly wanted: 'sharp' | 'blurred' },
): Promise<ContentChange> => {
  const mustGo = (cover: AssetId | null, kind: ContentRow['cover_kind']) => {
    if (kind === 'sharp' && wanted === 'blurred') return true
    const source = kind === 'chosen' ? null : shownBy(cover, files)
    return source !== null && hasPictures(row) && !files.needed.includes(source)
  }
  const { cover_asset_id, cover_kind, cover_pending_id, cover_pending_kind } = row
  const shown = mustGo(cover_asset_id, cover_kind)
  const pending = mustGo(cover_pending_id, cover_pending_kind)
  for (const cover of [shown && cover_asset_id, pending && cover_pending_id]) {
    if (cover) await removeAsset(tx, cover, now, { atOnce: true })
  }
  return {
    ...(shown ? { cover_asset_id: null, cover_kind: null } : {}),
    ...(pending ? { cover_pending_id: null, cover_pending_kind: null } : {}),
  }
}

/** Made of something else than it would be now; what could not be made is not tried again. */
const isOfAnother = (row: ContentRow, files: ContentFiles, sourceId: AssetId) => {
  const newest = row.cover_pending_kind ? row.cover_pending_id : row.cover_asset_id
  const source = shownBy(newest, files)
  return source !== null && source !== sourceId
}

/**
 * Where the creator chose none, one is made: sharp if everyone may open the post, else blurred. It
 * is made anew when that changes, and when it shows another file or picture than it would now.
 */
export const keepCover = async (
  tx: Transaction,
  row: ContentRow,
  files: ContentFiles,
  now: Date,
): Promise<ContentChange> => {
  const wanted = isOpenToAll(row, now) ? 'sharp' : 'blurred'
  const dropped = await dropCovers(tx, row, files, { now, wanted })
  const left = { ...row, ...dropped }
  const present = left.cover_pending_kind ?? left.cover_kind
  const sourceId = sourceOf(row, files)
  if (present === 'chosen' || !sourceId) return dropped
  if (present === wanted && !isOfAnother(left, files, sourceId)) return dropped
  if (left.cover_pending_id) await removeAsset(tx, left.cover_pending_id, now)
  const pending = await makeCover(
    tx,
    { ownerId: row.creator_id, sourceId, at: null, blurred: wanted === 'blurred' },
    now,
  )
  return { ...dropped, cover_pending_id: pending, cover_pending_kind: wanted }
}
