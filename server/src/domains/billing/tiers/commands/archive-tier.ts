import type { TierId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockOwnTier } from '../own-tier.ts'
import { tellSelling } from '../tell-selling.ts'
import { changeTier } from '../writer.ts'

/** Nobody can subscribe to an archived tier; its subscribers keep it. */
export const archiveTier = (scope: SignedInScope, id: TierId) =>
  scope.transact(async (tx) => {
    const tier = await lockOwnTier(tx, scope, id)
    if (tier.archived_at) return tier
    const archived = await changeTier(tx, id, { archived_at: scope.now(), is_popular: false })
    await tellSelling(tx, tier.creator_id, scope.now())
    return archived
  })
