import type { ParsedRequest, PaymentMethodId, Routes } from '@fanfare/contract'
import { DomainError } from '../../server/src/platform/errors/domain-error.ts'
import type { Scope, SignedInScope } from '../../server/src/platform/scope.ts'
import { demoFans } from './people/people.ts'
import { call, scopeOfPerson } from './person.ts'
import { readPostsForSale } from './reader.ts'
import { demoOffers } from './tiers/offers.ts'

type Quote = ParsedRequest<Routes['createQuote']>['body']

const confirmation = {
  paymentMethod: 'pm_card_visa' as PaymentMethodId,
  saveCard: true,
  consent: true,
  country: 'DE',
  overBudget: true,
  timeZone: 'Europe/Berlin',
} as const

/** The same steps as the checkout page; a second run is refused what they own already. */
const buy = async (fan: SignedInScope, quote: Quote) => {
  try {
    const { order } = await call(fan, 'createQuote', { body: quote })
    await call(fan, 'confirmOrder', { params: { id: order.id }, body: confirmation })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}

const tiersForSale = async (scope: Scope) => {
  const creators = [...new Set(demoOffers.map(({ creator }) => creator))]
  const owners = await Promise.all(creators.map((creator) => scopeOfPerson(scope, creator)))
  const lists = await Promise.all(owners.map((owner) => call(owner, 'listOwnTiers', {})))
  return lists.flatMap(({ tiers }) => tiers)
}

/** Each fan takes every thirteenth thing, starting at another one: about 80 orders in all. */
const isTaken = (fan: number, thing: number) => (fan * 5 + thing) % 13 === 0

/** Charged by the workers like everything else, so orders, receipts and earnings are real. */
export const makePurchases = async (scope: Scope) => {
  const fans = await Promise.all(demoFans.map((username) => scopeOfPerson(scope, username)))
  const [tiers, posts] = await Promise.all([tiersForSale(scope), readPostsForSale(scope.db)])
  for (const [who, fan] of fans.entries()) {
    const quotes: Quote[] = [
      ...tiers.map(({ id, yearlyPrice }) => {
        const interval = yearlyPrice && who % 3 === 0 ? ('year' as const) : ('month' as const)
        return { type: 'subscription' as const, id, interval }
      }),
      ...posts.map(({ id }) => ({ type: 'content' as const, id })),
    ]
    for (const quote of quotes.filter((_, thing) => isTaken(who, thing))) await buy(fan, quote)
  }
}
