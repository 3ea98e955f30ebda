import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { removeAsset } from '../../media/index.ts'
import { editLiving } from './editing.ts'

/** The post goes back to the cover that we make from its file. */
export const removeCover = (scope: SignedInScope, id: ContentId) =>
  editLiving(scope, id, async (tx, row) => {
    for (const asset of [row.cover_asset_id, row.cover_pending_id]) {
      if (asset) await removeAsset(tx, asset, scope.now())
    }
    return {
      cover_asset_id: null,
      cover_kind: null,
      cover_pending_id: null,
      cover_pending_kind: null,
    }
  })
