import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { lockOwnContent } from '../writer/contents.ts'
import { deletePin } from '../writer/pins.ts'

/** Whatever has become of the post. What is not pinned stays so. */
export const unpinContent = (scope: SignedInScope, id: ContentId): Promise<void> =>
  scope.transact(async (tx) => {
    const creatorId = scope.actor.accountId
    await lockOwnContent(tx, creatorId, id)
    if (await deletePin(tx, creatorId, id)) {
      tx.emit('catalog.content-unpinned', { contentId: id, creatorId })
    }
  })
