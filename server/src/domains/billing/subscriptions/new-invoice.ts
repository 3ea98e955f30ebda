import type { OrderId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { readCountry } from '../customers/reader.ts'
import { newOrder } from '../orders/amounts.ts'
import { readTier } from '../tiers/reader.ts'
import { titleOf } from './offer.ts'
import type { InvoiceRow } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** What is to be paid for, with its price before the fee. */
export type Bill = Pick<
  InvoiceRow,
  'tier_id' | 'interval' | 'anchor_at' | 'period' | 'period_start' | 'period_end' | 'price'
>

type Given = Bill & Pick<InvoiceRow, 'kind' | 'order_id'> & Partial<InvoiceRow>

export const newInvoice = (
  { id: subscription_id }: Pick<SubscriptionRow, 'id'>,
  given: Given,
  now: Date,
): InvoiceRow => ({
  id: uuid(),
  subscription_id,
  carried: 0,
  state: 'open',
  created_at: now,
  closed_at: null,
  ...given,
})

/** What every order of a subscription's has; who pays, how much and when is the caller's. */
export const newTierOrder = async (
  tx: Transaction,
  { account_id, creator_id }: SubscriptionRow,
  { tier_id, interval }: Bill,
) => {
  const tier = await readTier(tx, tier_id)
  const title = tier ? await titleOf(tx, tier) : 'Subscription'
  const country_stated = await readCountry(tx, account_id)
  const about = { kind: 'subscription', tier_id, interval, creator_id, account_id } as const
  return { ...newOrder, ...about, id: uuid() as OrderId, title, country_stated }
}
