import type { ContentId } from '@fanfare/contract'
import type { SignedInScope } from '../../../platform/scope.ts'
import { canPin } from '../policy.ts'
import { lockOwnContent } from '../writer/contents.ts'
import { lockPinned, putPin } from '../writer/pins.ts'

/** Answers what was pinned before, if it was another post. Pinning twice is pinning. */
export const pinContent = (scope: SignedInScope, id: ContentId) =>
  scope.transact(async (tx) => {
    const creatorId = scope.actor.accountId
    canPin(await lockOwnContent(tx, creatorId, id)).orThrow()
    const before = await lockPinned(tx, creatorId)
    if (before?.id === id) return null
    await putPin(tx, creatorId, id, scope.now())
    tx.emit('catalog.content-pinned', { contentId: id, creatorId })
    return before
  })
