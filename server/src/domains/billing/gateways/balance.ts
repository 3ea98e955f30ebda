import type { Currency } from '@fanfare/contract'
import type Stripe from 'stripe'
import type { Period, ProviderTransaction } from '../../ledger/index.ts'
import { asking } from './fault.ts'

const pageSize = 100
const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

const sourceOf = ({ id, source }: Stripe.BalanceTransaction) =>
  typeof source === 'string' ? source : (source?.id ?? id)

const transactionOf = (moved: Stripe.BalanceTransaction): ProviderTransaction => ({
  id: moved.id,
  type: moved.type,
  amount: moved.amount,
  fee: moved.fee,
  currency: moved.currency.toUpperCase() as Currency,
  exchangeRate: moved.exchange_rate,
  source: sourceOf(moved),
  createdAt: new Date(moved.created * 1000),
})

/** Newest first, page by page. */
export const balanceReader = ({ balanceTransactions }: Stripe) =>
  async function* (period: Period): AsyncGenerator<readonly ProviderTransaction[]> {
    const created = { gte: seconds(period.from), lt: seconds(period.to) }
    let after: string | undefined
    do {
      const asked = { created, limit: pageSize, ...(after ? { starting_after: after } : {}) }
      const { data, has_more } = await asking(() => balanceTransactions.list(asked))
      yield data.map(transactionOf)
      after = has_more ? data.at(-1)?.id : undefined
    } while (after)
  }
