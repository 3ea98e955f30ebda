import { currencies } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { ledgerAccountId, ours } from '../accounts.ts'
import { clearingOf, feeKinds, type Rail } from '../chart.ts'
import type { Comparison } from '../differences.ts'
import type { Period } from '../provider.ts'

/**
 * Both sides of every movement of the period, and of those that differed before. A movement counts
 * whole, also what of it lies outside the period, so that its edges make no differences.
 */
export const readComparisons = async ({ q }: Queryable, rail: Rail, { from, to }: Period) => {
  const clearing = currencies.map((currency) => ledgerAccountId(ours(clearingOf(rail)), currency))
  const { rows } = await sql<Comparison>`
    with touched as (
      select reference from ledger.provider_transactions
      where rail = ${rail} and created_at >= ${from} and created_at < ${to}
      union
      select e.reference from ledger.lines l
      join ledger.entries e on e.id = l.entry_id
      where l.debit_id = any(${clearing}::uuid[]) and e.reference is not null
        and l.posted_at >= ${from} and l.posted_at < ${to}
      union
      select e.reference from ledger.lines l
      join ledger.entries e on e.id = l.entry_id
      where l.credit_id = any(${clearing}::uuid[]) and e.reference is not null
        and l.posted_at >= ${from} and l.posted_at < ${to}
      union
      select reference from ledger.reconciliation_differences
      where rail = ${rail} and resolved_at is null
    ), theirs as (
      select reference, currency, sum(amount)::bigint as amount, sum(fee)::bigint as fee
      from ledger.provider_transactions join touched using (reference)
      where rail = ${rail}
      group by reference, currency
    ), moved as (
      select e.reference, l.currency, e.kind = any(${[...feeKinds]}) as is_fee,
        case when l.debit_id = any(${clearing}::uuid[]) then l.amount else -l.amount end as amount
      from touched
      join ledger.entries e using (reference)
      join ledger.lines l on l.entry_id = e.id and l.posted_at = e.posted_at
      where l.debit_id = any(${clearing}::uuid[]) or l.credit_id = any(${clearing}::uuid[])
    ), ours as (
      select reference, currency,
        coalesce(sum(amount) filter (where not is_fee), 0)::bigint as amount,
        coalesce(-sum(amount) filter (where is_fee), 0)::bigint as fee
      from moved group by reference, currency
    )
    select reference, currency, ours.amount as "ourAmount", ours.fee as "ourFee",
      theirs.amount as "theirAmount", theirs.fee as "theirFee"
    from ours full join theirs using (reference, currency)
    order by reference, currency`.execute(q)
  return rows
}
