import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Rail } from '../chart.ts'
import type { Difference } from '../differences.ts'
import type { ProviderTransaction } from '../provider.ts'

/** What was imported before stays as it was: the provider never changes a transaction. */
export const importTransactions = async (
  tx: Transaction,
  rail: Rail,
  transactions: readonly ProviderTransaction[],
) => {
  if (transactions.length === 0) return
  await tx.q
    .insertInto('ledger.provider_transactions')
    .values(
      transactions.map(({ id, type, amount, fee, currency, exchangeRate, source, createdAt }) => ({
        id,
        rail,
        type,
        amount,
        fee,
        currency,
        exchange_rate: exchangeRate,
        reference: source,
        created_at: createdAt,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export const markTransactionsSettled = async (
  tx: Transaction,
  ids: readonly string[],
  at: Date,
) => {
  await tx.q
    .updateTable('ledger.provider_transactions')
    .set({ settled_at: at })
    .where(sql<boolean>`id = any(${[...ids]})`)
    .execute()
}

/** Keeps what differs, since when it does, and when it no longer did. */
export const recordDifferences = async (
  tx: Transaction,
  rail: Rail,
  found: readonly Difference[],
  at: Date,
) => {
  await sql`
    with found as (
      select * from unnest(
        ${found.map(() => uuid())}::uuid[],
        ${found.map(({ kind }) => kind)}::text[],
        ${found.map(({ reference }) => reference)}::text[],
        ${found.map(({ currency }) => currency)}::text[],
        ${found.map(({ ours }) => ours)}::bigint[],
        ${found.map(({ theirs }) => theirs)}::bigint[])
        as f(id, kind, reference, currency, ours, theirs)
    ), resolved as (
      update ledger.reconciliation_differences d set resolved_at = ${at}
      where d.rail = ${rail} and d.resolved_at is null and not exists (
        select from found f
        where (f.kind, f.reference, f.currency) = (d.kind, d.reference, d.currency))
    )
    insert into ledger.reconciliation_differences
      (id, rail, reference, currency, kind, ours, theirs, found_at)
    select id, ${rail}, reference, currency, kind, ours, theirs, ${at} from found
    on conflict (rail, reference, currency, kind) where resolved_at is null
    do update set ours = excluded.ours, theirs = excluded.theirs`.execute(tx.q)
}
