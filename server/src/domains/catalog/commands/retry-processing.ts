import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { retryAsset } from '../../media/index.ts'
import { readFiles } from '../files.ts'
import { editLiving } from './editing.ts'

/** With the uploads that were kept. What has not failed is left alone. */
export const retryProcessing = (scope: SignedInScope, id: ContentId) =>
  editLiving(scope, id, async (tx, row) => {
    const { assets } = await readFiles(tx, row)
    for (const asset of assets.values()) {
      if (asset.status === 'failed') await retryAsset(tx, asset.id, scope.now())
    }
    return {}
  })
