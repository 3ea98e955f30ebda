import type { AccountId, Currency } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'

export interface Budget {
  readonly currency: Currency
  readonly amount: number
}

export const readBudgets = ({ q }: Queryable, accountId: AccountId) =>
  q
    .selectFrom('billing.budgets')
    .select(['currency', 'amount'])
    .where('account_id', '=', accountId)
    .$castTo<Budget>()
    .execute()

/** Paid since then, for everything, less what came back whole. */
export const readPaid = async (
  { q }: Queryable,
  accountId: AccountId,
  from: Date,
): Promise<Map<Currency, number>> => {
  const { rows } = await sql<{ currency: Currency; sum: number }>`
    select currency, sum(total)::bigint as sum from billing.orders
    where account_id = ${accountId} and state = 'paid' and paid_at >= ${from}
      and refund_status <> 'refunded'
    group by currency`.execute(q)
  return new Map(rows.map(({ currency, sum }) => [currency, Number(sum)]))
}
