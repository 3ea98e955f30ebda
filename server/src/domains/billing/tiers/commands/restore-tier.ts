import type { TierId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockOwnTier } from '../own-tier.ts'
import { canSellAnother } from '../policy.ts'
import { readTiersOnSale } from '../reader.ts'
import { changeTier } from '../writer.ts'

/** A restored tier is on sale again, after the others. */
export const restoreTier = (scope: SignedInScope, id: TierId) =>
  scope.transact(async (tx) => {
    const tier = await lockOwnTier(tx, scope, id)
    if (!tier.archived_at) return tier
    const onSale = await readTiersOnSale(tx, tier.creator_id)
    canSellAnother(onSale.length).orThrow()
    const position = (onSale.at(-1)?.position ?? -1) + 1
    return changeTier(tx, id, { archived_at: null, position })
  })
