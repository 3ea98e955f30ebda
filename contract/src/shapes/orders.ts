import { z } from 'zod'
import {
  ContentId,
  ConversationId,
  Instant,
  MessageId,
  OrderId,
  PaymentMethodId,
  SubscriptionId,
  TierId,
} from '../core/ids.ts'
import { CountryCode } from './billing-details.ts'
import { BillingInterval, GiftMonths } from './intervals.ts'
import { MoneyShape } from './money.ts'
import { PersonBrief } from './people.ts'

/**
 * A quote becomes an order when it is confirmed. `paid` stays; `failed` can be confirmed again with
 * another card while its offer lasts.
 */
export const OrderState = z.enum([
  'quoted',
  'confirming',
  'needs-action',
  'processing',
  'paid',
  'failed',
  'expired',
])
export type OrderState = z.infer<typeof OrderState>

/** What its state comes down to for whoever paid. */
export const PaymentStatus = z.enum(['completed', 'pending', 'failed'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/** Where every cent of it goes: the shares of creator, platform, processing and tax are the total. */
export const OrderLines = z.object({
  price: MoneyShape,
  discount: MoneyShape,
  /** The code that the discount comes from. */
  promotion: z.object({ code: z.string() }).nullable(),
  processing: MoneyShape,
  total: MoneyShape,
  /** Inside the total, at this rate in hundredths of a percent. */
  tax: MoneyShape,
  taxRate: z.int(),
  platform: MoneyShape,
  creator: MoneyShape,
})
export type OrderLines = z.infer<typeof OrderLines>

const content = { id: ContentId, title: z.string(), creator: PersonBrief.nullable() }

/**
 * What is paid for: a post for oneself or for somebody else, what is attached to a message, a tab of tips,
 * or time with a tier, for oneself or for somebody else.
 */
export const OrderItem = z.discriminatedUnion('type', [
  z.object({ type: z.literal('content'), ...content }),
  z.object({ type: z.literal('gift'), ...content }),
  z.object({
    type: z.literal('attachments'),
    id: MessageId,
    title: z.string(),
    creator: PersonBrief.nullable(),
    conversationId: ConversationId,
  }),
  z.object({
    type: z.literal('gift-term'),
    id: TierId,
    title: z.string(),
    creator: PersonBrief.nullable(),
    months: GiftMonths,
  }),
  z.object({
    type: z.literal('tips'),
    title: z.string(),
    /** Summed by who gets them. */
    tips: z.array(z.object({ creator: PersonBrief.nullable(), amount: MoneyShape })),
  }),
  z.object({
    type: z.literal('subscription'),
    id: TierId,
    title: z.string(),
    creator: PersonBrief.nullable(),
    interval: BillingInterval,
    /** Absent before the buyer's first yes. */
    subscriptionId: SubscriptionId.nullable(),
    /** The first period, a later one, or the rest of one in a higher tier. */
    why: z.enum(['first', 'renewal', 'upgrade']),
    /** What each later period costs in all, once a promotion has run out. */
    renewal: MoneyShape,
    /** Periods that the code's discount still holds for, this one included. */
    discountedPeriods: z.int(),
    /** Of a fan's tab, charged along with it. */
    tips: MoneyShape.nullable(),
    /** That they could try it for nothing first; absent when there are none left for them. */
    trialDays: z.int().optional(),
  }),
])
export type OrderItem = z.infer<typeof OrderItem>

export const CardBrief = z.object({ brand: z.string(), last4: z.string() })
export type CardBrief = z.infer<typeof CardBrief>

/** What became of an order that was paid. */
export const RefundStatus = z.enum(['kept', 'refunding', 'refunded', 'disputed', 'lost'])
export type RefundStatus = z.infer<typeof RefundStatus>

export const OrderView = z.object({
  id: OrderId,
  state: OrderState,
  item: OrderItem,
  lines: OrderLines,
  /** Of the buyer, as far as they have said it. */
  country: CountryCode.nullable(),
  createdAt: Instant,
  expiresAt: Instant,
  paidAt: Instant.nullable(),
  /** What it was paid with. */
  card: CardBrief.nullable(),
  /** In words, which always say whether money moved. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  abilities: z.object({ confirm: z.boolean(), continue: z.boolean() }),
  refundStatus: RefundStatus,
  /** What went back to the buyer or is on its way there, also of an order that stays paid. */
  returned: MoneyShape.nullable(),
})
export type OrderView = z.infer<typeof OrderView>

/** The bank asks the buyer: the provider's script needs this to show its dialog. */
export const OrderAction = z.object({ clientSecret: z.string() })

export const SavedCard = z.object({
  id: PaymentMethodId,
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
  /** Within two months, or already. */
  expiresSoon: z.boolean(),
  addedAt: Instant,
})
export type SavedCard = z.infer<typeof SavedCard>
