import { type ContentId, limits } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { makeTeaser, removeAsset } from '../../media/index.ts'
import { readFiles } from '../files.ts'
import { fits, noTeaser, type Range } from '../teaser.ts'
import { editLiving } from './editing.ts'

const { min, max } = limits.teaserSeconds

/** A file of its own, so that what everyone may play never shares an address with what is locked. */
export const setTeaser = (scope: SignedInScope, id: ContentId, range: Range) =>
  editLiving(scope, id, async (tx, row) => {
    if (row.type !== 'video' && row.type !== 'audio') return fail('content.wrong-type')
    const { file_asset_id: file, teaser_asset_id: before } = row
    const duration = file && (await readFiles(tx, row)).assets.get(file)?.duration
    if (!file || !duration) return fail('content.not-ready')
    if (!fits(range, duration)) {
      const words = `Choose ${min} to ${max} seconds of the piece.`
      return fail('request.invalid', { fields: { end: words } })
    }
    const wanted = { ownerId: row.creator_id, sourceId: file, ...range }
    const asset = await makeTeaser(tx, wanted, scope.now())
    if (before) await removeAsset(tx, before, scope.now())
    return { teaser_asset_id: asset, teaser_start: range.start, teaser_end: range.end }
  })

export const removeTeaser = (scope: SignedInScope, id: ContentId) =>
  editLiving(scope, id, async (tx, { teaser_asset_id: before }) => {
    if (before) await removeAsset(tx, before, scope.now())
    return noTeaser
  })
