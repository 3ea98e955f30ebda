import { toSeconds } from '../clock.ts'
import type { Work } from '../http/call.ts'
import { newId } from '../ids.ts'
import type { BalanceTransaction } from '../objects/balance-transaction.ts'
import { insert } from '../objects/store.ts'
import { settlementOf } from './settlement.ts'

type Category = BalanceTransaction['reporting_category']

const types: Record<Category, BalanceTransaction['type']> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund_failure',
  dispute: 'adjustment',
  dispute_reversal: 'adjustment',
}

interface Movement {
  category: Category
  amount: number
  fee?: number
  currency: string
  source: string
  description: string | null
  availableOn?: Date
}

/** Money that moved on our account with the provider; nothing else changes a balance. */
export async function bookMovement(
  { tx, now }: Work,
  movement: Movement,
): Promise<BalanceTransaction> {
  const { category, source, description, availableOn = now } = movement
  const { currency, rate, change } = await settlementOf(tx, movement.currency)
  const [amount, fee] = [change(movement.amount), change(movement.fee ?? 0)]
  const details = {
    amount: fee,
    application: null,
    currency,
    description: category === 'dispute' ? 'Dispute fee' : 'Sandbox processing fees',
    type: 'stripe_fee' as const,
  }
  return insert(tx, {
    id: newId('txn'),
    object: 'balance_transaction',
    created: toSeconds(now),
    amount,
    available_on: toSeconds(availableOn),
    balance_type: 'payments',
    currency,
    description,
    exchange_rate: rate,
    fee,
    fee_details: fee === 0 ? [] : [details],
    net: amount - fee,
    reporting_category: category,
    source,
    status: availableOn > now ? 'pending' : 'available',
    type: types[category],
  })
}
