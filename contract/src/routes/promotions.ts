import { z } from 'zod'
import { ContentId, Instant, PromotionId, TierId } from '../core/ids.ts'
import { PageQuery, page } from '../core/page.ts'
import { ownById, route } from '../core/route.ts'
import { limits } from '../limits.ts'
import { Discount, PromotionCode, PromotionView } from '../shapes/index.ts'

const promotion = z.object({ promotion: PromotionView })

/** A code of one creator for posts or tiers of theirs. It is never changed, only ended. */
export const createPromotion = route({
  method: 'POST',
  path: '/promotions',
  access: 'creator',
  body: z
    .object({
      code: PromotionCode,
      discount: Discount,
      /** At once when absent. */
      startsAt: Instant.optional(),
      endsAt: Instant.optional(),
      limit: z.int().min(1, 'At least 1').max(1_000_000).optional(),
      perFan: z.int().min(1, 'At least 1').max(1_000).optional(),
      /** Every post with a price when absent. */
      contents: z.array(ContentId).min(1, 'Choose a post').max(limits.promotionContents).optional(),
      /** Of tiers instead of posts: for how many periods of a subscription it holds. */
      periods: z
        .int()
        .min(1, 'At least 1 billing period')
        .max(24, 'At most 24 billing periods')
        .optional(),
      /** Every tier when absent. */
      tiers: z.array(TierId).min(1, 'Choose a tier').max(10).optional(),
    })
    .refine(({ periods, tiers }) => periods !== undefined || tiers === undefined, {
      path: ['periods'],
      error: 'Enter how many billing periods it applies to',
    })
    .refine(({ periods, contents }) => periods === undefined || contents === undefined, {
      path: ['contents'],
      error: 'A code applies to posts or to tiers, not both',
    })
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
      path: ['endsAt'],
      error: 'The end must be after the start',
    }),
  status: 201,
  reply: promotion,
  errors: ['promotion.code-taken', 'promotion.too-many', 'content.not-found', 'tier.not-found'],
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  idempotent: true,
  example: { body: { code: 'SPRING', discount: { type: 'percent', percent: 20 } } },
})

/** Newest first, those that have ended too. */
export const listPromotions = route({
  method: 'GET',
  path: '/promotions',
  access: 'creator',
  query: PageQuery,
  reply: page('promotions', PromotionView),
  errors: ['request.cursor-mismatch'],
  example: {},
})

/** From now on nobody can use it; whoever has just confirmed with it keeps the discount. */
export const endPromotion = route({
  method: 'POST',
  path: '/promotions/:id/end',
  ...ownById('creator', 'promotion', PromotionId),
  reply: promotion,
  errors: ['promotion.not-found'],
  rateLimit: { points: 60, seconds: 3600, by: 'account' },
  example: {},
})
