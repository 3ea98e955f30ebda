import type { TierId } from '@fanfare/contract'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockOwnTier } from '../own-tier.ts'
import { canChange } from '../policy.ts'
import { readTiersOnSale } from '../reader.ts'
import { setPosition } from '../writer.ts'

/** A position past the end means the last one. */
export const moveTier = (scope: SignedInScope, id: TierId, to: number) =>
  scope.transact(async (tx) => {
    const tier = await lockOwnTier(tx, scope, id)
    canChange(tier).orThrow()
    const onSale = await readTiersOnSale(tx, tier.creator_id)
    const others = onSale.filter((one) => one.id !== id)
    const moved = others.toSpliced(to, 0, tier).map((one, position) => ({ ...one, position }))
    const before = new Map(onSale.map((one) => [one.id, one.position]))
    for (const { id: tierId, position } of moved) {
      if (before.get(tierId) !== position) await setPosition(tx, tierId, position)
    }
    tx.emit('billing.tier-changed', { tierId: id, creatorId: tier.creator_id })
    return moved
  })
