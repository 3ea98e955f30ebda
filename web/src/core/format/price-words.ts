import type { BillingInterval, Money } from '@fanfare/contract'
import { moneyText } from './money.ts'

const each: Record<BillingInterval, string> = { month: 'a month', year: 'a year' }

export const priceWords = (total: Money, interval: BillingInterval) =>
  total.amount === 0 ? 'Free' : `${moneyText(total)} ${each[interval]}`
