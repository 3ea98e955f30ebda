import { z } from 'zod'
import { AccountId, ContentId, TipId } from '../core/ids.ts'
import { ownById, route } from '../core/route.ts'
import {
  CurrencyCode,
  OrderView,
  TipAmount,
  TipMessage,
  TipMinimum,
  TipTab,
  TipView,
} from '../shapes/index.ts'

const rateLimit = { points: 60, seconds: 3600, by: 'account' } as const

/**
 * Goes on the fan's tab in that currency, which is charged at 5.00, with a renewal or, if it is worth
 * a charge, after 30 days.
 */
export const giveTip = route({
  method: 'POST',
  path: '/tips',
  access: 'signed-in',
  object: { in: 'body', name: 'creatorId', kind: 'tippable', allowed: 'anyone' },
  body: z.object({
    creatorId: AccountId,
    /** The post it is for. */
    contentId: ContentId.optional(),
    amount: TipAmount,
    message: TipMessage.default(''),
  }),
  status: 201,
  /** Without a tab where it was charged in this moment. */
  reply: z.object({ tip: TipView, tab: TipTab.nullable() }),
  errors: [
    'profile.not-found',
    'tip.own',
    'tip.not-a-creator',
    'tip.card-needed',
    'tip.unpaid',
    'tip.too-small',
    'auth.email-not-verified',
  ],
  rateLimit,
  idempotent: true,
  example: { given: 'card-on-file', body: { amount: { amount: 300, currency: 'USD' } } },
})

/** One for each currency in which there is something to charge; the least to give, for each. */
export const listTipTabs = route({
  method: 'GET',
  path: '/tips/tabs',
  access: 'signed-in',
  reply: z.object({ tabs: z.array(TipTab), minimums: z.array(TipMinimum) }),
  example: {},
})

/** Charged now, while the fan is there to answer their bank. */
export const settleTipTab = route({
  method: 'POST',
  path: '/tips/tabs/:currency/settle',
  access: 'signed-in',
  params: z.object({ currency: CurrencyCode }),
  status: 202,
  reply: z.object({ order: OrderView }),
  errors: [
    'tip.nothing-to-settle',
    'tip.too-small-to-charge',
    'tip.card-needed',
    'order.in-progress',
    'server.unavailable',
  ],
  rateLimit,
  idempotent: true,
  example: { given: 'tip-on-tab', params: { currency: 'USD' } },
})

/** As long as it is not being charged. */
export const takeBackTip = route({
  method: 'DELETE',
  path: '/tips/:id',
  ...ownById('signed-in', 'tip', TipId),
  errors: ['tip.not-found', 'tip.charged'],
  rateLimit,
  idempotent: true,
  example: {},
})
