import { z } from 'zod'
import { ContentId, Instant, OrderId } from '../core/ids.ts'
import { limits } from '../limits.ts'
import { PersonBrief } from './orders.ts'

export const GiftMessage = z
  .string()
  .trim()
  .max(limits.giftMessage, `At most ${limits.giftMessage} characters`)

export const GiftState = z.enum(['unclaimed', 'claimed', 'returned'])
export type GiftState = z.infer<typeof GiftState>

/** As its giver sees it. It has the id of the order that paid for it. */
export const GiftView = z.object({
  id: OrderId,
  state: GiftState,
  piece: z.object({ id: ContentId, title: z.string(), creator: PersonBrief.nullable() }),
  message: z.string(),
  /** Path of the claim page; absent when there is nothing left to claim. */
  link: z.string().nullable(),
  paidAt: Instant,
  claimedAt: Instant.nullable(),
  claimedBy: PersonBrief.nullable(),
  abilities: z.object({ share: z.boolean() }),
})
export type GiftView = z.infer<typeof GiftView>

/** As whoever opens the link sees it. */
export const GiftOffer = z.object({
  state: GiftState,
  piece: z.object({ id: ContentId, title: z.string(), creator: PersonBrief.nullable() }),
  from: z.string().describe("The giver's display name"),
  message: z.string(),
  /** Why this viewer cannot take it, or whether it is theirs already. */
  standing: z.enum(['open', 'sign-in', 'own-piece', 'owned', 'yours', 'gone']),
})
export type GiftOffer = z.infer<typeof GiftOffer>
