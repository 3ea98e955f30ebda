import { z } from 'zod'
import { PageQuery, page } from '../core/page.ts'
import { route } from '../core/route.ts'
import {
  CurrencyCode,
  EarningsView,
  RefundStatus,
  ReportPeriod,
  SaleView,
} from '../shapes/index.ts'

const InOneCurrency = z.object({
  /** Absent: the one with the most sales. */
  currency: CurrencyCode.optional(),
  period: ReportPeriod.default('30d'),
})

export const readEarnings = route({
  method: 'GET',
  path: '/payments/earnings',
  access: 'creator',
  query: InOneCurrency,
  reply: EarningsView,
  example: {},
})

/** A creator sells in one currency unless they choose another: new prices start in it. */
export const readSellingCurrency = route({
  method: 'GET',
  path: '/payments/currency',
  access: 'creator',
  reply: z.object({ currency: CurrencyCode }),
  example: {},
})

/** Posts that were sold, for the buyer or as a gift, newest first. */
export const listSales = route({
  method: 'GET',
  path: '/payments/sales',
  access: 'creator',
  query: PageQuery.extend({
    currency: CurrencyCode.optional(),
    refundStatus: RefundStatus.optional(),
  }),
  reply: page('sales', SaleView),
  errors: ['request.cursor-mismatch'],
  example: {},
})

export const exportSales = route({
  method: 'GET',
  path: '/payments/sales/export',
  access: 'creator',
  query: InOneCurrency.required({ currency: true }),
  file: 'text/csv',
  rateLimit: { points: 30, seconds: 3600, by: 'account' },
  example: { query: { currency: 'USD' } },
})
