import { type Currency, currencies } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { ledgerAccountId, ours } from '../accounts.ts'
import { besideKinds, clearingOf, type Rail } from '../chart.ts'

/** A movement at the provider that our books know, but for its fee and its exchange. */
export interface Unsettled {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly fee: number
  readonly currency: Currency
  readonly isDispute: boolean
  /** What the books moved for it, where that was in another currency. */
  readonly charged: number | null
  readonly chargedCurrency: Currency | null
}

/**
 * What nobody else settles at the moment, oldest first. What our books know nothing of waits, and so
 * does an exchange that is not of the sum they know: reconciling shows both.
 */
export const lockUnsettled = async (tx: Transaction, rail: Rail, limit: number) => {
  const clearing = currencies.map((currency) => ledgerAccountId(ours(clearingOf(rail)), currency))
  const { rows } = await sql<Unsettled>`
    select t.id, t.reference, t.amount, t.fee, t.currency,
      m.amount as charged, m.currency as "chargedCurrency",
      exists (
        select from ledger.entries e
        where e.reference = t.reference and e.kind = 'dispute-opened') as "isDispute"
    from ledger.provider_transactions t
    left join lateral (
      select l.currency, sum(l.amount)::bigint as amount
      from ledger.entries e
      join ledger.lines l on l.entry_id = e.id and l.posted_at = e.posted_at
      where e.reference = t.reference and e.kind <> all(${[...besideKinds]})
        and l.currency <> t.currency
        and case when t.amount > 0 then l.debit_id else l.credit_id end = any(${clearing}::uuid[])
      group by l.currency
    ) m on t.exchange_rate is not null
    where t.rail = ${rail} and t.settled_at is null
      and exists (select from ledger.entries e where e.reference = t.reference)
      -- A rate is published with few digits, and the sum is rounded.
      and (t.exchange_rate is null
        or abs(abs(t.amount) - m.amount * t.exchange_rate) <= 1 + m.amount * 0.00001)
    order by t.created_at limit ${limit} for update of t skip locked`.execute(tx.q)
  return rows
}
