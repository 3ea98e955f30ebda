import { z } from 'zod'
import { ContentId, Instant, PromotionId, TierId } from '../core/ids.ts'
import { atLeast, atMost } from '../core/text.ts'
import { limits } from '../limits.ts'
import { MoneyShape } from './money.ts'

/** As fans type it: neither case nor spaces around it matter. */
export const PromotionCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(limits.promotionCode.min, atLeast(limits.promotionCode.min, 'characters'))
  .max(limits.promotionCode.max, atMost(limits.promotionCode.max, 'characters'))
  .regex(/^[A-Z0-9_-]+$/, 'Use only letters, numbers, - and _')

export const Discount = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('percent'),
    percent: z.int('Use a whole number').min(1, 'At least 1').max(100, 'At most 100'),
  }),
  z.object({
    type: z.literal('amount'),
    amount: MoneyShape.extend({ amount: z.int().min(1, 'At least 0.01').max(1_000_000) }),
  }),
])
export type Discount = z.infer<typeof Discount>

export const PromotionState = z.enum(['scheduled', 'active', 'used-up', 'ended'])
export type PromotionState = z.infer<typeof PromotionState>

export const PromotionView = z.object({
  id: PromotionId,
  code: z.string(),
  discount: Discount,
  state: PromotionState,
  startsAt: Instant,
  endsAt: Instant.nullable(),
  /** How often in all; without it as often as fans like. */
  limit: z.int().nullable(),
  perFan: z.int().nullable(),
  /** Null means every post with a price. */
  contents: z.array(z.object({ id: ContentId, title: z.string() })).nullable(),
  /** Of tiers instead of posts: for how many periods of a subscription it holds. */
  periods: z.int().nullable(),
  /** With periods, null means every tier. */
  tiers: z.array(z.object({ id: TierId, title: z.string() })).nullable(),
  /** Counted, with those whose payment is on its way. */
  redeemed: z.int(),
  createdAt: Instant,
  abilities: z.object({ end: z.boolean() }),
})
export type PromotionView = z.infer<typeof PromotionView>
