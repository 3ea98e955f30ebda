import { z } from 'zod'
import { ContentId, Instant, TierId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import {
  fairYear,
  TierCover,
  TierOffer,
  TierOpening,
  TierPrices,
  TierTerms,
  TierView,
} from '../shapes/index.ts'

const tier = z.object({ tier: TierView })
const own = ownById('creator', 'tier', TierId)
const cannotSell = ['auth.email-not-verified', 'auth.birth-date-needed', 'auth.under-age'] as const
const rateLimit = { points: 120, seconds: 3600, by: 'account' } as const
const unreadable = ['upload.not-found', 'upload.incomplete'] as const

/** What a creator offers to subscribers. With a price it needs a confirmed email. */
export const createTier = route({
  method: 'POST',
  path: '/subscription/tiers',
  access: 'creator',
  body: TierTerms.extend({
    description: TierTerms.shape.description.default(''),
    benefits: TierTerms.shape.benefits.default([]),
    color: TierTerms.shape.color.default('ember'),
    trialDays: TierTerms.shape.trialDays.default(0),
    seatLimit: TierTerms.shape.seatLimit.default(null),
    isPremium: z.boolean().default(false),
    isLibrary: z.boolean().default(false),
    isPopular: z.boolean().default(false),
    cover: TierCover.default(null),
    ...TierPrices.shape,
    yearlyPrice: TierPrices.shape.yearlyPrice.default(null),
  }).superRefine(fairYear),
  status: 201,
  reply: tier,
  errors: [
    'tier.too-many',
    'tier.name-taken',
    'tier.free-with-extras',
    ...cannotSell,
    ...unreadable,
  ],
  rateLimit,
  idempotent: true,
  example: {
    given: 'email-verified',
    body: { name: 'Supporter', price: { amount: 499, currency: 'USD' } },
  },
})

/** On sale, in the order fans see them. */
export const listOwnTiers = route({
  method: 'GET',
  path: '/subscription/tiers',
  access: 'creator',
  reply: z.object({ tiers: z.array(TierView) }),
  example: {},
})

/** No longer sold, the last one first. */
export const listArchivedTiers = route({
  method: 'GET',
  path: '/subscription/tiers/archived',
  access: 'creator',
  query: PageQuery,
  reply: page('tiers', TierView),
  errors: ['request.cursor-mismatch'],
  example: {},
})

/**
 * Once somebody has subscribed, its marks are a promise and stay. Name and benefits can be reworded
 * and added to: a day later everyone who has it is mailed before and after.
 */
export const editTier = route({
  method: 'PUT',
  path: '/subscription/tiers/:id',
  ...own,
  body: TierTerms.partial().extend({ cover: TierCover.optional() }),
  reply: tier,
  errors: [
    'tier.not-found',
    'tier.archived',
    'tier.promised',
    'tier.name-taken',
    'tier.seats-taken',
    'tier.free-with-extras',
    ...unreadable,
  ],
  rateLimit,
  example: { body: { description: 'A painting every month.' } },
})

/**
 * New subscribers pay it at once. Whoever is subscribed pays a lower price from their next renewal,
 * and a higher one after 30 days' notice and a click of theirs: silence keeps the old one.
 */
export const changeTierPrice = route({
  method: 'POST',
  path: '/subscription/tiers/:id/price',
  ...own,
  body: TierPrices.superRefine(fairYear),
  reply: tier,
  errors: [
    'tier.not-found',
    'tier.archived',
    'tier.promised',
    'tier.free-with-extras',
    ...cannotSell,
  ],
  rateLimit,
  idempotent: true,
  example: {
    given: 'email-verified',
    body: { price: { amount: 599, currency: 'USD' }, yearlyPrice: null },
  },
})

/** No longer sold; its subscribers keep it. */
export const archiveTier = route({
  method: 'POST',
  path: '/subscription/tiers/:id/archive',
  ...own,
  reply: tier,
  errors: ['tier.not-found'],
  rateLimit,
  example: {},
})

export const restoreTier = route({
  method: 'POST',
  path: '/subscription/tiers/:id/restore',
  ...own,
  reply: tier,
  errors: ['tier.not-found', 'tier.too-many', 'tier.name-taken', ...cannotSell],
  rateLimit,
  example: { given: 'email-verified' },
})

/** To this position among those on sale, from 0. */
export const moveTier = route({
  method: 'POST',
  path: '/subscription/tiers/:id/move',
  ...own,
  body: z.object({
    to: z
      .int()
      .min(0)
      .max(limits.tiers - 1),
  }),
  reply: z.object({ tiers: z.array(TierView) }),
  errors: ['tier.not-found', 'tier.archived'],
  rateLimit,
  example: { body: { to: 0 } },
})

const ofCreator = {
  method: 'GET',
  access: 'public',
  object: { in: 'params', name: 'username', kind: 'username', allowed: 'anyone' },
  params: z.object({ username: z.string().max(40) }),
  errors: ['profile.not-found'],
} as const

/** What a fan can subscribe to, with what it opens counted over the last 90 days. */
export const listTiers = route({
  ...ofCreator,
  path: '/profile/:username/tiers',
  reply: z.object({
    tiers: z.array(TierOffer),
    /** Their creator is on holiday: until then nothing renews. */
    holidayUntil: Instant.nullable(),
  }),
  example: {},
})

/** The posts behind each tier on sale, asked for after the tiers themselves. */
export const listTierOpenings = route({
  ...ofCreator,
  path: '/profile/:username/openings',
  query: z.object({
    /** The post that is looked at, which is neither shown nor counted. */
    besides: ContentId.optional(),
  }),
  reply: z.object({ openings: z.array(TierOpening) }),
  example: {},
})
