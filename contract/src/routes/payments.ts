import { z } from 'zod'
import { PaymentMethodId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { BillingDetails, OrderView, PaymentStatus, SavedCard } from '../shapes/index.ts'

const rateLimit = { points: 60, seconds: 3600, by: 'account' } as const
/** Each lets one card be tried at the provider. */
const takingCards = { points: 20, seconds: 3600, by: 'account', perAddress: 100 } as const
const ownMethod = {
  ...ownById('signed-in', 'payment-method', PaymentMethodId),
  rateLimit,
  example: {},
} as const

/** What a page needs to show the provider's card fields. */
export const readPaymentConfig = route({
  method: 'GET',
  path: '/payments/config',
  access: 'public',
  reply: z.object({ publishableKey: z.string(), scriptUrl: z.string() }),
  example: {},
})

export const listPaymentMethods = route({
  method: 'GET',
  path: '/payments/methods',
  access: 'signed-in',
  reply: z.object({ methods: z.array(SavedCard) }),
  example: {},
})

/** The provider's script takes the card with this; its number never reaches us. */
export const beginPaymentMethod = route({
  method: 'POST',
  path: '/payments/methods/begin',
  access: 'signed-in',
  reply: z.object({ clientSecret: z.string() }),
  errors: ['auth.email-not-verified', 'server.unavailable'],
  rateLimit: takingCards,
  example: { given: 'email-verified' },
})

/** Keeps the card that was taken. */
export const addPaymentMethod = route({
  method: 'POST',
  path: '/payments/methods',
  access: 'signed-in',
  body: z.object({
    setupIntent: z
      .string()
      .max(255)
      .regex(/^seti_\w+$/),
  }),
  status: 201,
  reply: z.object({ method: SavedCard }),
  errors: ['auth.email-not-verified', 'payment-method.not-taken', 'server.unavailable'],
  rateLimit: takingCards,
  idempotent: true,
  example: { given: 'email-verified', body: { setupIntent: '<setup-intent>' } },
})

export const chooseDefaultPaymentMethod = route({
  method: 'POST',
  path: '/payments/methods/:id/default',
  ...ownMethod,
  errors: ['payment-method.not-found'],
})

export const removePaymentMethod = route({
  method: 'DELETE',
  path: '/payments/methods/:id',
  ...ownMethod,
  errors: ['payment-method.not-found', 'server.unavailable'],
})

export const readBillingDetails = route({
  method: 'GET',
  path: '/payments/details',
  access: 'signed-in',
  reply: z.object({ details: BillingDetails }),
  example: {},
})

/** Only what is named changes. */
export const saveBillingDetails = route({
  method: 'PUT',
  path: '/payments/details',
  access: 'signed-in',
  body: BillingDetails.partial(),
  reply: z.object({ details: BillingDetails }),
  rateLimit,
  example: { body: { emailReceipts: false } },
})

/** Everything they have tried to buy, newest first. */
export const listTransactions = route({
  method: 'GET',
  path: '/payments/transactions',
  access: 'signed-in',
  query: PageQuery.extend({ status: PaymentStatus.optional() }),
  reply: page('transactions', OrderView),
  errors: ['request.cursor-mismatch'],
  example: {},
})

/** The provider tells that something happened; what, is asked of it again. */
export const receiveCardEvent = route({
  method: 'POST',
  path: '/payments/webhooks/card',
  access: 'signed-webhook',
  status: 200,
  reply: z.object({ received: z.literal(true) }),
  errors: ['auth.required'],
  rateLimit: { points: 100_000, seconds: 60, by: 'address' },
  example: {},
})
