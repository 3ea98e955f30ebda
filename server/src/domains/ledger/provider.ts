import type { Currency } from '@fanfare/contract'
import type { Rail } from './chart.ts'

/** One movement of our balance at the provider, in its own words. */
export interface ProviderTransaction {
  readonly id: string
  /** Such as charge, refund or adjustment. */
  readonly type: string
  /** Before the fee; negative when money left. */
  readonly amount: number
  readonly fee: number
  readonly currency: Currency
  /** From the charge's currency to this one; null where they are the same. */
  readonly exchangeRate: number | null
  /** The charge, refund or dispute behind it: our entries carry it as their reference. */
  readonly source: string
  readonly createdAt: Date
}

export interface Period {
  readonly from: Date
  /** Not part of it. */
  readonly to: Date
}

/** What the books need of whoever moves the money. */
export interface PaymentProvider {
  readonly rail: Rail
  /** Page by page. */
  listBalanceTransactions(period: Period): AsyncIterable<readonly ProviderTransaction[]>
}
