import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { removeAsset } from '../../media/index.ts'
import { noTeaser } from '../teaser.ts'
import { editLiving } from './editing.ts'

export const removeTeaser = (scope: SignedInScope, id: ContentId) =>
  editLiving(scope, id, async (tx, { teaser_asset_id: before }) => {
    if (before) await removeAsset(tx, before, scope.now())
    return noTeaser
  })
