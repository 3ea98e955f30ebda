import type { AssetId, ContentId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readAssets, signOriginal } from '../../media/index.ts'
import { isOwner } from '../policy.ts'
import type { ShownRow } from '../reader/contents.ts'
import { readPictureRows } from '../reader/media.ts'
import { holdAccess, openContent } from '../viewing.ts'
import { countDownload } from '../writer/reactions.ts'

const assetOf = async (
  scope: SignedInScope,
  row: ShownRow,
  picture: number,
): Promise<AssetId | null> => {
  if (row.type !== 'image') return row.file_asset_id
  return (await readPictureRows(scope.db, row.id))[picture]?.asset_id ?? null
}

/** The file as it was sent. It counts as all of the post, so it is counted before it is given. */
export const downloadContent = async (scope: SignedInScope, id: ContentId, picture: number) => {
  const viewing = await openContent(scope, id)
  const { row } = viewing
  if (!row.allow_download && !isOwner(row, scope.actor)) return fail('content.locked')
  const asset = (await assetOf(scope, row, picture)) ?? fail('content.not-ready')
  const { fileName } = (await readAssets(scope.db, [asset])).get(asset) ?? {}
  if (!fileName) return fail('content.not-ready')
  await scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const now = scope.now()
    await holdAccess(tx, { accountId, now }, viewing)
    await countDownload(tx, id, accountId, now)
  })
  return { url: await signOriginal(scope, asset, fileName), fileName }
}
