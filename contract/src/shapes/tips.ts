import { z } from 'zod'
import { ContentId, Instant, OrderId, TipId } from '../core/ids.ts'
import { trimmedText } from '../core/text.ts'
import { limits } from '../limits.ts'
import { amountText, maximumTip, minimumTip } from '../money.ts'
import { CurrencyCode, MoneyShape } from './money.ts'
import { CardBrief } from './orders.ts'
import { PersonBrief } from './people.ts'

export const TipAmount = MoneyShape.extend({
  amount: z
    .int()
    .min(minimumTip, `At least ${amountText(minimumTip)}`)
    .max(maximumTip, `At most ${amountText(maximumTip)}`),
})

export const TipMessage = trimmedText(limits.tipMessage)

export const TipView = z.object({
  id: TipId,
  creator: PersonBrief.nullable(),
  contentId: ContentId.nullable(),
  amount: MoneyShape,
  message: z.string(),
  givenAt: Instant,
  abilities: z.object({ takeBack: z.boolean() }),
})
export type TipView = z.infer<typeof TipView>

/** What one fan has given in one currency and not been charged for yet. */
export const TipTab = z.object({
  currency: CurrencyCode,
  state: z.enum(['open', 'charging', 'failed']),
  /** What the creators are given, what processing adds, and what the card will be charged. */
  tips: z.array(TipView),
  sum: MoneyShape,
  processing: MoneyShape,
  total: MoneyShape,
  /** The charge that is on its way. */
  orderId: OrderId.nullable(),
  /** When it is charged by itself. */
  chargesAt: Instant.nullable(),
  /** The renewal that charges it along, if there is one soon. */
  renewsAt: Instant.nullable(),
  /** When the oldest of what is too little to charge is given up. */
  lapsesAt: Instant.nullable(),
  /** Why the last charge failed, and that no money moved. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  card: CardBrief.nullable(),
  abilities: z.object({ settle: z.boolean() }),
})
export type TipTab = z.infer<typeof TipTab>

/** The least that can be given in a currency, and the renewal that allows for it. */
export const TipMinimum = z.object({ minimum: MoneyShape, renewsAt: Instant.nullable() })
export type TipMinimum = z.infer<typeof TipMinimum>
