import { z } from 'zod'
import { OrderId, RefundId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { Email, OrderReference, RefundReason, RefundView, RefundWords } from '../shapes/index.ts'

const refund = z.object({ refund: RefundView })
const rateLimit = { points: 60, seconds: 3600, by: 'account' } as const
const refundPage = {
  query: PageQuery,
  reply: page('refunds', RefundView),
  errors: ['request.cursor-mismatch'],
  example: {},
} as const
const beginning = { status: 201, reply: refund, rateLimit, idempotent: true } as const
const cannotBegin = [
  'order.not-found',
  'refund.not-possible',
  'refund.under-way',
  'refund.disputed',
  'gift.claimed',
  'gift.returned',
] as const
const answer = {
  params: z.object({ id: RefundId }),
  body: z.object({ grant: z.boolean(), words: RefundWords.default('') }),
  reply: refund,
  errors: [
    'refund.not-found',
    'refund.answered',
    'refund.disputed',
    'gift.claimed',
    'gift.returned',
    'request.invalid',
  ],
  rateLimit,
  idempotent: true,
  example: { body: { grant: false, words: 'You watched all of it.' } },
} as const

/** Granted at once where the rule allows it; otherwise the creator is asked. */
export const askRefund = route({
  method: 'POST',
  path: '/checkout/orders/:id/refund',
  ...ownById('signed-in', 'paid-order', OrderId),
  body: z.object({ reason: RefundReason, words: RefundWords.default('') }),
  ...beginning,
  errors: [...cannotBegin, 'refund.refused-before'],
  example: { body: { reason: 'changed-mind' } },
})

/** Of the creator's own sales, those that wait for an answer first. */
export const listRefundRequests = route({
  method: 'GET',
  path: '/payments/refunds',
  access: 'creator',
  ...refundPage,
})

export const answerRefund = route({
  method: 'POST',
  path: '/payments/refunds/:id/answer',
  access: 'creator',
  object: { in: 'params', name: 'id', kind: 'refund-request', allowed: 'owner' },
  ...answer,
})

/** The creator gives the money back without having been asked. */
export const refundSale = route({
  method: 'POST',
  path: '/payments/sales/:id/refund',
  ...ownById('creator', 'sale', OrderId),
  body: z.object({ words: RefundWords.default('') }),
  ...beginning,
  errors: cannotBegin,
  example: { body: { words: 'Thank you for trying it.' } },
})

/** Requests that no creator answered in time, the oldest first. */
export const listPlatformRefunds = route({
  method: 'GET',
  path: '/moderation/refunds',
  access: 'moderator',
  ...refundPage,
})

export const answerPlatformRefund = route({
  method: 'POST',
  path: '/moderation/refunds/:id/answer',
  access: 'moderator',
  object: { in: 'params', name: 'id', kind: 'platform-refund', allowed: 'anyone' },
  ...answer,
})

/**
 * Says the same whether or not there is such an order, and at the same speed: what comes of it is
 * told by mail, and only to the address of the account that has paid.
 */
export const withdrawFromContract = route({
  method: 'POST',
  path: '/withdraw',
  access: 'public',
  body: z.object({
    reference: OrderReference,
    email: Email,
  }),
  status: 202,
  reply: z.object({ received: z.literal(true) }),
  rateLimit: { points: 10, seconds: 3600, by: 'address' },
  idempotent: true,
  example: { body: { reference: '7K2M-9QXA-B3TR-0WZD', email: 'fan@example.test' } },
})
