import { type Currency, type Money, money } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { type AccountName, ledgerAccountId } from '../accounts.ts'
import { type AccountKind, accountSides } from '../chart.ts'

/** The sum of all lines, up to an instant if one is given; positive on the account's own side. */
export const readBalance = async (
  { q }: Queryable,
  name: AccountName,
  currency: Currency,
  at?: Date,
): Promise<Money> => {
  const id = ledgerAccountId(name, currency)
  const until = at ? sql`and posted_at <= ${at}` : sql``
  const { rows } = await sql<{ debits: number; credits: number }>`
    select
      coalesce((select sum(amount) from ledger.lines where debit_id = ${id} ${until}), 0)::bigint
        as debits,
      coalesce((select sum(amount) from ledger.lines where credit_id = ${id} ${until}), 0)::bigint
        as credits`.execute(q)
  const { debits = 0, credits = 0 } = rows[0] ?? {}
  return money(accountSides[name.kind] === 'debit' ? debits - credits : credits - debits, currency)
}

/** What a spendable account holds, without adding up its history. */
export const readSpendable = async (
  { q }: Queryable,
  name: AccountName,
  currency: Currency,
): Promise<Money> => {
  const row = await q
    .selectFrom('ledger.balances')
    .select('balance')
    .where('account_id', '=', ledgerAccountId(name, currency))
    .executeTakeFirst()
  return money(row?.balance ?? 0, currency)
}

export interface TrialRow {
  readonly currency: Currency
  readonly kind: AccountKind
  readonly debits: number
  readonly credits: number
}

/** All debits and credits by currency and kind of account; in each currency both come to the same. */
export const readTrialBalance = async ({ q }: Queryable): Promise<TrialRow[]> => {
  const { rows } = await sql<TrialRow>`
    select a.currency, a.kind, sum(s.debit)::bigint as debits, sum(s.credit)::bigint as credits
    from (
      select debit_id as id, sum(amount) as debit, 0 as credit
      from ledger.lines group by debit_id
      union all
      select credit_id, 0, sum(amount) from ledger.lines group by credit_id
    ) s join ledger.accounts a on a.id = s.id
    group by a.currency, a.kind
    order by a.currency, a.kind`.execute(q)
  return rows
}

/** Spendable accounts whose row differs from the sum of their lines: none, or something is broken. */
export const readWrongBalances = async ({ q }: Queryable) => {
  const { rows } = await sql<{ account_id: string; balance: number; lines: number }>`
    select b.account_id, b.balance, l.total::bigint as lines
    from ledger.balances b
    cross join lateral (
      select coalesce(sum(case when credit_id = b.account_id then amount else -amount end), 0) as total
      from ledger.lines where credit_id = b.account_id or debit_id = b.account_id
    ) l
    where l.total <> b.balance`.execute(q)
  return rows
}
