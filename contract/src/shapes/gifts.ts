import { z } from 'zod'
import { ContentId, Instant, OrderId, TierId } from '../core/ids.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { GiftMonths } from './intervals.ts'
import { PersonBrief } from './people.ts'

const link = /https?:|www\.|\b[\w-]+\.(com|net|org|io|co|me|ru|xyz|info|app|link|shop|site)\b/i

/** Shown on a page of ours to whoever the giver sends there, so it leads nowhere else. */
export const GiftMessage = trimmedText(limits.giftMessage).refine(
  (message) => !link.test(message),
  'Links aren’t allowed in a gift message',
)

export const GiftState = z.enum(['unclaimed', 'claimed', 'returned'])
export type GiftState = z.infer<typeof GiftState>

const named = { title: z.string(), creator: PersonBrief.nullable() }

/** A post for good, or a tier for so many months from the day on which it is claimed. */
export const GiftItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('content'), id: ContentId, ...named }),
  z.object({ type: z.literal('term'), id: TierId, ...named, months: GiftMonths }),
])
export type GiftItem = z.infer<typeof GiftItem>

/** As its giver sees it. It has the id of the order that paid for it. */
export const GiftView = z.object({
  id: OrderId,
  state: GiftState,
  item: GiftItem,
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
  item: GiftItem,
  from: z.string().describe('Display name of the person who bought it'),
  message: z.string(),
  /** Why this viewer cannot take it, or whether it is theirs already. */
  claimStatus: z.enum(['open', 'sign-in', 'own', 'owned', 'yours', 'unavailable', 'gone']),
})
export type GiftOffer = z.infer<typeof GiftOffer>
