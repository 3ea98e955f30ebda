import type { BillingInterval, ContentId, PaymentMethodId } from '@fanfare/contract'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import { readPiecesForSale, scopeOfPerson } from '../../catalog/index.ts'
import { demoFans } from '../../profiles/index.ts'
import { confirmOrder } from '../checkout/commands/confirm-order.ts'
import { createQuote } from '../checkout/commands/create-quote.ts'
import { readTiersOnSale } from '../tiers/reader.ts'

type Wish = Parameters<typeof createQuote>[1]

const yes = {
  ...{ paymentMethod: 'pm_card_visa' as PaymentMethodId, saveCard: true, consent: true as const },
  ...{ country: 'DE', overBudget: true, timeZone: 'Europe/Berlin' },
}

/** As a page does it; what is theirs already is refused and stays so. */
const buy = async (fan: SignedInScope, wish: Wish): Promise<boolean> => {
  try {
    const { id } = await createQuote(fan, wish)
    await confirmOrder(fan, id, yes)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/** Nobody's own taste: each has some of the tiers, and buys some of the pieces. */
const isTaken = (fan: number, thing: number) => (fan * 7 + thing * 5) % 4 === 0

/** Charged by the workers like everything else, so orders, receipts and earnings are real ones. */
export const demoPurchases = async (scope: Scope) => {
  const pieces = await readPiecesForSale(scope.db)
  const fans = await Promise.all(demoFans.map((username) => scopeOfPerson(scope, username)))
  const creators = [...new Set(pieces.map(({ creator_id }) => creator_id))]
  const tiers = (await Promise.all(creators.map((id) => readTiersOnSale(scope.db, id)))).flat()
  let made = 0
  for (const [who, fan] of fans.entries()) {
    const wishes: Wish[] = [
      ...tiers.map((tier) => {
        const interval: BillingInterval = tier.yearly_price && who % 3 === 0 ? 'year' : 'month'
        return { kind: 'subscription' as const, tierId: tier.id, interval }
      }),
      ...pieces.map(({ id }) => ({ kind: 'content' as const, contentId: id as ContentId })),
    ]
    for (const wish of wishes.filter((_, thing) => isTaken(who, thing))) {
      if (await buy(fan, wish)) made++
    }
  }
  return made
}
