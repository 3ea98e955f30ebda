import { type AccountId, limits } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { hidePair, requireVisibleProfile } from '../../profiles/index.ts'
import { endFollow } from '../end-follow.ts'
import { lockPeople } from '../writer.ts'
import { countBlocks, hasBlocked } from './reader.ts'
import { insertBlock } from './writer.ts'

/**
 * Hides each from the other and ends what they follow of each other, all at once. Whoever was blocked by
 * them before cannot be seen, and so cannot block them in return until they are unblocked.
 */
export const blockUser = (scope: SignedInScope, blocked: AccountId): Promise<void> =>
  scope.transact(async (tx) => {
    const blocker = scope.actor.accountId
    if (blocked === blocker) fail('block.own')
    await lockPeople(tx, [blocker, blocked])
    if (await hasBlocked(tx, blocker, blocked)) return
    await requireVisibleProfile(tx, scope.actor, blocked)
    if ((await countBlocks(tx, blocker)) >= limits.blocks) fail('block.too-many')
    await insertBlock(tx, blocker, blocked, scope.now())
    await hidePair(tx, blocker, blocked)
    await endFollow(tx, blocker, blocked, scope.now())
    await endFollow(tx, blocked, blocker, scope.now())
    tx.emit('social.blocked', { blockerId: blocker, blockedId: blocked })
  })
