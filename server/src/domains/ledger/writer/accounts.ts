import type { Currency } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { type AccountName, ledgerAccountId } from '../accounts.ts'
import type { Statement } from './statement.ts'

export interface AccountRow extends AccountName {
  readonly id: string
  readonly currency: Currency
}

export const accountRow = (name: AccountName, currency: Currency): AccountRow => ({
  ...name,
  id: ledgerAccountId(name, currency),
  currency,
})

/** Those that nobody is known to have opened; whoever asks opens them in the same transaction. */
export const takeUnopened = (
  { lasting }: Transaction,
  accounts: Iterable<AccountRow>,
): AccountRow[] => {
  const unopened = [...accounts].filter(({ id }) => !lasting.has(id))
  for (const { id } of unopened) lasting.add(id)
  return unopened
}

const columns = [
  ['id', 'uuid'],
  ['kind', 'text'],
  ['owner_id', 'uuid'],
  ['currency', 'text'],
] as const

/**
 * Opens those that are not there yet, which is seldom: accounts stay for ever. In one order, so that
 * two who open the same do not wait for each other for ever.
 */
export const opening = (statement: Statement, accounts: readonly AccountRow[], at: Date) => {
  const rows = accounts
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, kind, ownerId, currency }) => [id, kind, ownerId, currency])
  return `
    insert into ledger.accounts (id, kind, owner_id, currency, opened_at)
    select a.id, a.kind, a.owner_id, a.currency, ${statement.take(at, 'timestamptz')}
    from ${statement.from({ as: 'a', columns, rows })}
    where not exists (select from ledger.accounts known where known.id = a.id)
    on conflict do nothing`
}
