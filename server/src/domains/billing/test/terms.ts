import type { GiftMonths, OrderId, TierId } from '@fanfare/contract'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { billingRoutes } from '../index.ts'
import { membershipsOf } from './memberships.ts'
import { offersOf } from './offers.ts'
import type { Shop } from './shop.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

/** Short words for months of a tier that are given away. */
export const termsOf = (shop: Shop) => {
  const memberships = membershipsOf(shop)
  const offers = offersOf(shop)
  const quote = async (giver: SignedInScope, id: TierId, months: GiftMonths = 3) => {
    const body = { type: 'gift-term', id, months } as const
    return (await billingRoutes.createQuote(giver, { ...nothing, body }, exchange)).order
  }
  const seats = async (id: TierId) => (await memberships.readTier(id))?.seats_taken
  return {
    memberships,
    offers,
    quote,
    seats,
    level: memberships.level,
    /** Paid for, with its link. */
    give: async (id: TierId, months: GiftMonths = 3, card = 'pm_card_visa') => {
      const giver = await shop.fan()
      const order = await quote(giver, id, months)
      await shop.confirm(giver, order.id, card)
      await shop.reaches(order.id, 'paid')
      const gift = await offers.gift(giver, order.id)
      const token = gift.link?.split('/').at(-1) ?? ''
      return { giver, order, gift, token, id: order.id as OrderId }
    },
  }
}
