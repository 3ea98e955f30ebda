import { limits } from '@fanfare/contract'
import { after } from '../../platform/clock/after.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { contentResource, isHeldForGood } from '../entitlements/index.ts'
import { removeAsset } from '../media/index.ts'
import type { ContentRow } from './reader/contents.ts'
import { readCaptionRows, readPictureRows } from './reader/media.ts'
import { deleteContentRow, deleteSomeParts, setDue } from './writer/purge.ts'

const day = 86_400_000

/** The bytes go, unless somebody bought the post: then it is looked at again in a month. */
export const purgeContent = async (tx: Transaction, row: ContentRow, now: Date) => {
  if (await isHeldForGood(tx, contentResource(row.id), now)) {
    return setDue(tx, row.id, after(now, limits.undoDays * day))
  }
  // While there is something left it is due, and the next round goes on.
  if ((await deleteSomeParts(tx, row.id)) > 0) return setDue(tx, row.id, now)
  const [pictures, captions] = [
    await readPictureRows(tx, row.id),
    await readCaptionRows(tx, row.id),
  ]
  const assets = [
    row.file_asset_id,
    row.pending_asset_id,
    row.cover_asset_id,
    row.cover_pending_id,
    row.teaser_asset_id,
    ...[...pictures, ...captions].map(({ asset_id }) => asset_id),
  ]
  for (const asset of assets) if (asset) await removeAsset(tx, asset, now)
  await deleteContentRow(tx, row)
}
