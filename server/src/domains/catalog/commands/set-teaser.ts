import type { ContentId } from '@fanfare/contract'
import { isTeaser, limits, type TeaserRange } from '@fanfare/contract/limits'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { makeTeaser, removeAsset } from '../../media/index.ts'
import { readFiles } from '../files.ts'
import { editLiving } from './editing.ts'

const { min, max } = limits.teaserSeconds

/** The preview is a file of its own, so that it never shares an address with the locked post. */
export const setTeaser = (scope: SignedInScope, id: ContentId, range: TeaserRange) =>
  editLiving(scope, id, async (tx, row) => {
    if (row.type !== 'video' && row.type !== 'audio') return fail('content.wrong-type')
    const { file_asset_id: file, teaser_asset_id: before } = row
    const duration = file && (await readFiles(tx, row)).assets.get(file)?.duration
    if (!file || !duration) return fail('content.not-ready')
    if (!isTeaser(range, duration)) {
      const words = `Choose a preview of ${min} to ${max} seconds that leaves at least a fifth of the post.`
      return fail('request.invalid', { fields: { end: words } })
    }
    const wanted = { ownerId: row.creator_id, sourceId: file, ...range }
    const asset = await makeTeaser(tx, wanted, scope.now())
    if (before) await removeAsset(tx, before, scope.now())
    return { teaser_asset_id: asset, teaser_start: range.start, teaser_end: range.end }
  })
