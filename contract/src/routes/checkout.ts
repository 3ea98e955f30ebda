import { z } from 'zod'
import { ContentId, MessageId, OrderId, PaymentMethodId, TierId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import {
  BillingInterval,
  CountryCode,
  GiftMonths,
  OrderAction,
  OrderView,
  PromotionCode,
  TimeZone,
} from '../shapes/index.ts'

const ownOrder = ownById('signed-in', 'order', OrderId)
const order = z.object({ order: OrderView })

/** What the provider's script answers for a card that was typed into its frame. */
const NewCard = z
  .string()
  .max(255)
  .regex(/^pm_\w+$/)

/** Whose tax the price holds: the one that is chosen, the one the buyer said last, or the likely one. */
const countries = {
  country: CountryCode.optional(),
  likelyCountry: CountryCode.optional(),
}

/**
 * What it costs in all, good for a quarter of an hour. Asking again while it lasts gives the same, and
 * so does asking while a payment is on its way: for a tier, of any tier of that creator.
 */
export const createQuote = route({
  method: 'POST',
  path: '/checkout/quotes',
  access: 'signed-in',
  object: { in: 'body', name: 'id', kind: 'for-sale', allowed: 'anyone' },
  body: z.discriminatedUnion('type', [
    z.object({
      /** For oneself, or for somebody else who gets a link. */
      type: z.enum(['content', 'gift']),
      id: ContentId,
      code: PromotionCode.optional(),
      ...countries,
    }),
    z.object({
      type: z.literal('subscription'),
      id: TierId,
      interval: BillingInterval.default('month'),
      code: PromotionCode.optional(),
      ...countries,
    }),
    z.object({
      /** So many months of a tier for somebody else. Codes are for whoever subscribes. */
      type: z.literal('gift-term'),
      id: TierId,
      months: GiftMonths,
      ...countries,
    }),
    /** What is attached to a message, all of it together. */
    z.object({ type: z.literal('attachments'), id: MessageId, ...countries }),
  ]),
  status: 201,
  reply: order,
  errors: [
    'content.not-found',
    'message.not-found',
    'checkout.not-for-sale',
    'checkout.own-content',
    'checkout.owned',
    'promotion.not-found',
    'promotion.not-active',
    'promotion.used-up',
    'promotion.used-before',
    'promotion.leaves-too-little',
    'tier.not-found',
    'tier.full',
    'subscription.exists',
    'auth.email-not-verified',
  ],
  rateLimit: { points: 240, seconds: 3600, by: 'account' },
  example: { given: 'email-verified', body: { type: 'content' } },
})

/**
 * The buyer's consent. A total of zero is paid by it; otherwise the outcome is read from the order,
 * and open tabs are told.
 */
export const confirmOrder = route({
  method: 'POST',
  path: '/checkout/orders/:id/confirm',
  ...ownOrder,
  body: z.object({
    /** A new card by the provider's id, or one on file by ours. Not for a total of zero. */
    paymentMethod: z.union([PaymentMethodId, NewCard]).optional(),
    saveCard: z.boolean().default(false),
    /** To be supplied at once, which ends the right of withdrawal. */
    consent: z.literal(true),
    country: CountryCode,
    /** Whose days and months a subscription goes by. */
    timeZone: TimeZone.default('UTC'),
    /** The buyer was told that it exceeds their budget. */
    overBudget: z.boolean().default(false),
  }),
  status: 202,
  reply: order,
  errors: [
    'order.not-found',
    'order.expired',
    'order.price-changed',
    'order.in-progress',
    'content.not-found',
    'message.not-found',
    'checkout.not-for-sale',
    'checkout.own-content',
    'checkout.owned',
    'order.paid',
    'promotion.not-active',
    'promotion.used-up',
    'promotion.used-before',
    'payment-method.needed',
    'payment-method.not-found',
    'tier.not-found',
    'tier.full',
    'subscription.exists',
    'subscription.over-budget',
    'auth.email-not-verified',
  ],
  rateLimit: { points: 60, seconds: 3600, by: 'account', perAddress: 300 },
  idempotent: true,
  example: {
    given: 'email-verified',
    body: { paymentMethod: 'pm_card_visa', consent: true, country: 'DE' },
  },
})

/** After the bank's dialog: looks at once instead of waiting for the provider to tell. */
export const continueOrder = route({
  method: 'POST',
  path: '/checkout/orders/:id/continue',
  ...ownOrder,
  reply: order,
  errors: ['order.not-found', 'server.unavailable'],
  rateLimit: { points: 240, seconds: 3600, by: 'account' },
  idempotent: true,
  example: {},
})

export const readOrder = route({
  method: 'GET',
  path: '/checkout/orders/:id',
  ...ownOrder,
  reply: order.extend({ action: OrderAction.nullable() }),
  errors: ['order.not-found', 'server.unavailable'],
  example: {},
})
