import {
  type Discount,
  GiftView,
  money,
  OrderId,
  type ParsedRequest,
  PromotionView,
  type Routes,
  type TipId,
  TipView,
} from '@fanfare/contract'
import type { Exchange } from '../../../platform/http/handler.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { addPaymentMethod } from '../customers/commands/add-payment-method.ts'
import { beginPaymentMethod } from '../customers/commands/begin-payment-method.ts'
import { billingRoutes } from '../index.ts'
import type { Shop } from './shop.ts'

const exchange = {} as Exchange
const nothing = { params: undefined, query: undefined, body: undefined }

type NewPromotion = ParsedRequest<Routes['createPromotion']>['body']

let count = 0

/** Short words for promotions, gifts and tips. */
export const offersOf = ({ creator, provider }: Shop) => ({
  promote: async (discount: Discount, given: Partial<NewPromotion> = {}, by = creator) => {
    const body = { code: `CODE${++count}`, discount, ...given }
    const made = await billingRoutes.createPromotion(by, { ...nothing, body }, exchange)
    return PromotionView.parse(made.promotion)
  },
  promotions: async (by = creator) =>
    (await billingRoutes.listPromotions(by, { ...nothing, query: { limit: 50 } }, exchange))
      .promotions,
  gift: async (giver: SignedInScope, id: string) => {
    const params = { id: OrderId.parse(id) }
    return GiftView.parse(
      (await billingRoutes.readGift(giver, { ...nothing, params }, exchange)).gift,
    )
  },
  claim: (by: SignedInScope, token: string) =>
    billingRoutes.claimGift(
      by,
      { ...nothing, params: { token }, body: { timeZone: 'UTC' } },
      exchange,
    ),
  /** As the page does it with the provider's script. */
  keepCard: async (fan: SignedInScope, card = 'pm_card_visa') => {
    const secret = await beginPaymentMethod(fan)
    const [setup = ''] = secret.split('_secret_')
    const { setupIntents } = provider.stripe
    const { status } = await setupIntents.confirm(setup, { payment_method: card })
    if (status === 'requires_action') await provider.authenticate(secret, 'complete')
    return addPaymentMethod(fan, setup)
  },
  tip: async (fan: SignedInScope, amount: number, to = creator, message = '') => {
    const body = { creatorId: to.actor.accountId, amount: money(amount, 'USD'), message }
    const { tip, tab } = await billingRoutes.giveTip(fan, { ...nothing, body }, exchange)
    return { tip: TipView.parse(tip), tab }
  },
  tabs: async (fan: SignedInScope) =>
    (await billingRoutes.listTipTabs(fan, nothing, exchange)).tabs,
  tipMinimums: async (fan: SignedInScope) =>
    (await billingRoutes.listTipTabs(fan, nothing, exchange)).minimums,
  settle: async (fan: SignedInScope) =>
    (await billingRoutes.settleTipTab(fan, { ...nothing, params: { currency: 'USD' } }, exchange))
      .order,
  takeBack: (fan: SignedInScope, id: TipId) =>
    billingRoutes.takeBackTip(fan, { ...nothing, params: { id } }, exchange),
})
export type Offers = ReturnType<typeof offersOf>
