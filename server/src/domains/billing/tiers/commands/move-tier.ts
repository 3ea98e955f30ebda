import type { TierId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockOwnTier } from '../own-tier.ts'
import { canChange } from '../policy.ts'
import { readTiersOnSale } from '../reader.ts'
import { placeTier } from '../writer.ts'

/** Beyond the last place is the last place. */
export const moveTier = (scope: SignedInScope, id: TierId, to: number) =>
  scope.transact(async (tx) => {
    const tier = await lockOwnTier(tx, scope, id)
    canChange(tier).orThrow()
    const onSale = await readTiersOnSale(tx, tier.creator_id)
    const others = onSale.filter((one) => one.id !== id)
    const placed = others.toSpliced(to, 0, tier).map((one, position) => ({ ...one, position }))
    const before = new Map(onSale.map((one) => [one.id, one.position]))
    for (const { id: moved, position } of placed) {
      if (before.get(moved) !== position) await placeTier(tx, moved, position)
    }
    tx.emit('billing.tier-changed', { tierId: id, creatorId: tier.creator_id })
    return placed
  })
