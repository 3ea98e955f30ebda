import { z } from 'zod'
import { Instant } from '../core/ids.ts'
import { MoneyShape } from './money.ts'
import { OrderView } from './orders.ts'
import { PersonBrief } from './people.ts'
import { DisputeView, RefundView } from './refunds.ts'

/** Who holds how much of a payment: all of them together are what it came to. */
export const Split = z.object({
  creator: MoneyShape,
  platform: MoneyShape,
  processing: MoneyShape,
  tax: MoneyShape,
})
export type Split = z.infer<typeof Split>

/** What happened to the money, oldest first, in the words of the books. */
export const ReceiptEvent = z.object({
  kind: z.enum(['paid', 'refunded', 'refund-failed', 'disputed', 'dispute-won', 'dispute-lost']),
  at: Instant,
  amount: MoneyShape,
})
export type ReceiptEvent = z.infer<typeof ReceiptEvent>

/** The same for buyer and creator, but for card and country, which are the buyer's own matter. */
export const ReceiptView = z.object({
  /** Without gaps within a year; absent for the moment until it is given. */
  number: z.string().nullable(),
  /** The buyer's alone: whoever has it and their address can withdraw from the purchase. */
  reference: z.string().nullable(),
  viewedBy: z.enum(['buyer', 'creator']),
  buyer: PersonBrief.nullable(),
  order: OrderView,
  /** As it was shared, and what everyone still holds of it. */
  shared: Split,
  held: Split,
  returned: MoneyShape,
  /** Where the creator's share is: waiting until then, available, held by a dispute, or returned. */
  share: z.object({
    state: z.enum(['pending', 'available', 'frozen', 'returned']),
    availableAt: Instant.nullable(),
  }),
  events: z.array(ReceiptEvent),
  refund: RefundView.nullable(),
  dispute: DisputeView.nullable(),
  /** How this buyer could have the money back now, and why it is not quicker. */
  offer: z.object({ kind: z.enum(['self-serve', 'request', 'again']), why: z.string() }).nullable(),
  abilities: z.object({ refund: z.boolean() }),
})
export type ReceiptView = z.infer<typeof ReceiptView>
