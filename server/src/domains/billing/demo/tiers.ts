import type { Scope } from '../../../platform/scope.ts'
import { scopeOfPerson, sendDrawnCover } from '../../catalog/index.ts'
import { createTier } from '../tiers/commands/create-tier.ts'
import { readTiersOnSale } from '../tiers/reader.ts'
import { demoOffers } from './offers.ts'

/** Made by the creators themselves; running it again adds only what is missing. */
export const demoTiers = async (scope: Scope) => {
  for (const { creator, given } of demoOffers) {
    const owner = await scopeOfPerson(scope, creator)
    const onSale = await readTiersOnSale(scope.db, owner.actor.accountId)
    if (onSale.some(({ name }) => name === given.name)) continue
    const isPaid = given.price.amount > 0
    const cover = isPaid ? await sendDrawnCover(owner, { creator, title: given.name }) : null
    await createTier(owner, { ...given, cover })
  }
  return demoOffers.length
}
