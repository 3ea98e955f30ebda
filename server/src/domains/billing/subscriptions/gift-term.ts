import type { AccountId, GiftMonths, OrderId, TierId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { readTier } from '../tiers/reader.ts'
import { monthsLater } from './calendar.ts'
import { newInvoice } from './new-invoice.ts'
import { newSubscription } from './new-subscription.ts'
import { insertInvoice } from './writer/invoices.ts'
import { insertSubscription } from './writer/subscriptions.ts'

interface Term {
  readonly order_id: OrderId
  readonly tier_id: TierId
  readonly months: GiftMonths
}

interface Claimer {
  readonly accountId: AccountId
  readonly timeZone: string
}

/**
 * Needs the claimer's lock. All months are one period that nothing follows; its seat was kept since
 * it was paid for. The invoice leads to the giver's order, so that what is not used through a
 * creator's doing goes back to whoever paid.
 */
export const beginGiftTerm = async (
  tx: Transaction,
  { order_id, tier_id, months }: Term,
  { accountId, timeZone }: Claimer,
  now: Date,
) => {
  const tier = await readTier(tx, tier_id)
  if (!tier) throw new Error(`gift ${order_id} is of no tier`)
  const period_end = monthsLater(now, timeZone, months)
  const given = { account_id: accountId, time_zone: timeZone, period_end }
  const what = { state: 'active', basis: 'gift', interval: 'month', price: 0 } as const
  const row = newSubscription(tier, { ...given, ...what }, now)
  const subscription = await insertSubscription(tx, row, now)
  const { interval, price, anchor_at, period, period_start } = row
  const bill = { tier_id, interval, price, anchor_at, period, period_start, period_end }
  const paid = { kind: 'first', order_id, state: 'paid', closed_at: now } as const
  await insertInvoice(tx, newInvoice(subscription, { ...bill, ...paid }, now))
}
