import type { TierId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { demandSeller, lockOwnTier } from '../own-tier.ts'
import { canSellAnother } from '../policy.ts'
import { readTiersOnSale } from '../reader.ts'
import { tellSelling } from '../tell-selling.ts'
import { changeTier } from '../writer.ts'

/** A restored tier is on sale again, after the others. */
export const restoreTier = (scope: SignedInScope, id: TierId) =>
  scope.transact(async (tx) => {
    const tier = await lockOwnTier(tx, scope, id)
    if (!tier.archived_at) return tier
    await demandSeller(tx, scope, tier.price)
    const onSale = await readTiersOnSale(tx, tier.creator_id)
    canSellAnother(onSale.length).orThrow()
    const position = (onSale.at(-1)?.position ?? -1) + 1
    const restored = await changeTier(tx, id, { archived_at: null, position })
    await tellSelling(tx, tier.creator_id, scope.now())
    return restored
  })
