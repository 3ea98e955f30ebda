import { z } from 'zod'
import { ContentId, Instant, OrderId } from '../core/ids.ts'
import { CurrencyCode, MoneyShape } from './money.ts'
import { RefundStatus } from './orders.ts'
import { PersonBrief } from './people.ts'

export const ReportPeriod = z.enum(['7d', '30d', '90d', '1y'])
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** `gross − returned − processing − platform − tax = net`, to the cent. */
export const EarningsSums = z.object({
  sales: z.int(),
  /** What buyers paid. */
  gross: MoneyShape,
  /** What of it went back to them. */
  returned: MoneyShape,
  processing: MoneyShape,
  platform: MoneyShape,
  tax: MoneyShape,
  /** Below zero when more went back than came in. */
  net: z.object({ amount: z.int(), currency: CurrencyCode }),
})
export type EarningsSums = z.infer<typeof EarningsSums>

/** All of it in one currency: sums are never made across. */
export const EarningsView = z.object({
  /** Those in which there ever was a sale. */
  currencies: z.array(CurrencyCode),
  currency: CurrencyCode,
  sums: EarningsSums,
  /** Every day of the period (UTC), also those without a sale. */
  days: z.array(z.object({ date: z.string(), sales: z.int(), net: z.int() })),
  /** What sold best since ever. Tips have no post. */
  contents: z.array(
    z.object({ id: ContentId.nullable(), title: z.string(), sales: z.int(), net: z.int() }),
  ),
  pending: z.array(z.object({ availableOn: z.string(), amount: MoneyShape })),
  available: MoneyShape,
  frozen: MoneyShape,
  /** What the creator owes after refunds; taken from what is earned next. */
  owed: MoneyShape,
  waiting: z.object({ refunds: z.int(), disputes: z.int() }),
})
export type EarningsView = z.infer<typeof EarningsView>

export const SaleView = z.object({
  id: OrderId,
  title: z.string(),
  isGift: z.boolean(),
  buyer: PersonBrief.nullable(),
  total: MoneyShape,
  /** The creator's share of it. */
  net: MoneyShape,
  paidAt: Instant,
  refundStatus: RefundStatus,
})
export type SaleView = z.infer<typeof SaleView>
