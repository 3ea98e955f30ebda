import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { removeAsset } from '../../media/index.ts'
import { deleteCaptions } from '../writer/media.ts'
import { editLiving } from './editing.ts'

export const removeCaptions = (scope: SignedInScope, id: ContentId, language: string) =>
  editLiving(scope, id, async (tx) => {
    const removed = await deleteCaptions(tx, id, language)
    if (removed) await removeAsset(tx, removed, scope.now())
    return removed ? { updated_at: scope.now() } : {}
  })
