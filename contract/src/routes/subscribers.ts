import { z } from 'zod'
import { Instant, SubscriptionId, TierId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import {
  AudienceView,
  MoneyShape,
  ReportPeriod,
  SubscriberFilter,
  SubscriberView,
} from '../shapes/index.ts'

const rateLimit = { points: 120, seconds: 3600, by: 'account' } as const
const subscriber = z.object({ subscriber: SubscriberView })
const own = ownById('creator', 'subscriber', SubscriptionId)

const Narrowed = z.object({
  /** Absent: everyone who has not ended. */
  state: SubscriberFilter.optional(),
  tierId: TierId.optional(),
})

/** Newest first; by name where one is looked for. */
export const listSubscribers = route({
  method: 'GET',
  path: '/subscription/subscribers',
  access: 'creator',
  query: PageQuery.extend({
    ...Narrowed.shape,
    /** How a username or a name begins. */
    search: z.string().trim().max(limits.displayName).optional(),
  }),
  reply: page('subscribers', SubscriberView),
  errors: ['request.cursor-mismatch'],
  example: {},
})

export const exportSubscribers = route({
  method: 'GET',
  path: '/subscription/subscribers/export',
  access: 'creator',
  query: Narrowed,
  file: 'text/csv',
  rateLimit: { points: 30, seconds: 3600, by: 'account' },
  example: {},
})

/** With what would go back to the fan if it were ended now. */
export const readSubscriber = route({
  method: 'GET',
  path: '/subscription/subscribers/:id',
  ...own,
  reply: subscriber.extend({ returns: MoneyShape.nullable() }),
  errors: ['subscription.not-found'],
  example: {},
})

/** At once. Days that were paid for and not used go back, whatever was opened. */
export const endSubscriber = route({
  method: 'POST',
  path: '/subscription/subscribers/:id/end',
  ...own,
  reply: subscriber,
  errors: ['subscription.not-found', 'subscription.not-now'],
  rateLimit,
  idempotent: true,
  example: {},
})

/** Free access to what a tier opens. */
export const giveAccess = route({
  method: 'POST',
  path: '/subscription/complimentary',
  access: 'creator',
  object: { in: 'body', name: 'tierId', kind: 'tier', allowed: 'owner' },
  body: z.object({
    username: z.string().trim().min(1, 'Enter a username').max(40),
    tierId: TierId,
    /** Absent: until it is ended. */
    months: z.int().min(1, 'At least 1 month').max(36, 'At most 36 months').nullable(),
  }),
  status: 201,
  reply: subscriber,
  errors: [
    'profile.not-found',
    'tier.not-found',
    'tier.archived',
    'tier.full',
    'subscriber.self',
    'subscriber.exists',
    'subscriber.free-tier',
  ],
  rateLimit,
  idempotent: true,
  example: { body: { username: '<fan-username>', months: 3 } },
})

/** Subscribers, what they bring, who stays. Definitions stand with each figure's shape. */
export const readAudience = route({
  method: 'GET',
  path: '/subscription/audience',
  access: 'creator',
  query: z.object({ period: ReportPeriod.default('30d') }),
  reply: AudienceView,
  example: {},
})

/** Renewals before then are skipped and access stays. Absent ends it. */
export const setHoliday = route({
  method: 'PUT',
  path: '/subscription/holiday',
  access: 'creator',
  body: z.object({ until: Instant.nullable() }),
  reply: z.object({ holidayUntil: Instant.nullable() }),
  errors: ['holiday.too-long'],
  rateLimit,
  idempotent: true,
  example: { body: { until: null } },
})
