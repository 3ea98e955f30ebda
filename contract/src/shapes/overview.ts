import { z } from 'zod'
import { ContentId, Instant, OrderId, PromotionId, RefundId } from '../core/ids.ts'
import { OwnContent } from './content.ts'
import { CurrencyCode, MoneyShape } from './money.ts'
import { PersonBrief } from './people.ts'

/** Until when it can be done; null for what only waits. */
const due = { dueAt: Instant.nullable() }

/** Something that waits for a creator. */
export const Need = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('refund-request'),
    ...due,
    id: RefundId,
    title: z.string(),
    amount: MoneyShape,
    buyer: PersonBrief.nullable(),
  }),
  /** Its money is on hold until the bank has decided. */
  z.object({
    kind: z.literal('dispute'),
    ...due,
    orderId: OrderId,
    title: z.string(),
    amount: MoneyShape,
  }),
  z.object({
    kind: z.literal('failed-post'),
    ...due,
    contentId: ContentId,
    title: z.string(),
    reason: z.string(),
  }),
  /** Readers have the last released one. */
  z.object({
    kind: z.literal('edited-post'),
    ...due,
    contentId: ContentId,
    title: z.string(),
    editedAt: Instant,
  }),
  z.object({ kind: z.literal('promotion-ending'), ...due, id: PromotionId, code: z.string() }),
  /** Nothing was published since then; from `dueAt` on renewals are skipped. */
  z.object({ kind: z.literal('silence'), ...due, since: Instant }),
  /** Without a reply of theirs. Exact up to the same number as the count beside Comments. */
  z.object({ kind: z.literal('comments'), ...due, count: z.int().min(1) }),
  /** Without it nothing of theirs can be sold. */
  z.object({ kind: z.literal('birth-date'), ...due }),
])
export type Need = z.infer<typeof Need>

/**
 * A creator's days (UTC), oldest first: twice as many as were asked for, so that the period has the
 * one before it to be compared with. Every list has a value for each date; the last is today's.
 */
export const StudioDays = z.object({
  dates: z.array(z.iso.date()),
  views: z.array(z.int()),
  comments: z.array(z.int()),
  joined: z.array(z.int()),
  left: z.array(z.int()),
  /** Everyone who had not ended when the day was over. */
  subscribers: z.array(z.int()),
  /** The creator's share by currency, the one with the most sales first. Sums are never made across. */
  earnings: z.array(z.object({ currency: CurrencyCode, net: z.array(z.int()) })),
  /** Published within the days that were asked for, newest first. */
  posts: z.array(z.object({ id: ContentId, title: z.string(), date: z.iso.date() })),
})
export type StudioDays = z.infer<typeof StudioDays>

export const LatestPost = OwnContent.extend({
  /** While some have it before everyone it is meant for. */
  earlyUntil: Instant.nullable(),
  /** How much of its file is done, while it is processed. */
  percent: z.int().min(0).max(100).nullable(),
})
export type LatestPost = z.infer<typeof LatestPost>
