import type { Currency } from '@fanfare/contract'
import { type AccountName, ledgerAccountId } from '../accounts.ts'

export interface AccountRow extends AccountName {
  readonly id: string
  readonly currency: Currency
}

export const accountRow = (name: AccountName, currency: Currency): AccountRow => ({
  ...name,
  id: ledgerAccountId(name, currency),
  currency,
})

/** Opens those that are not there yet, which is seldom: accounts stay for ever. Takes `$1` to `$5`. */
export const openingSql = `
  insert into billing.ledger_accounts (id, kind, owner_id, currency, opened_at)
  select a.id, a.kind, a.owner_id, a.currency, $1::timestamptz
  from unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[]) as a(id, kind, owner_id, currency)
  where not exists (select from billing.ledger_accounts known where known.id = a.id)
  on conflict do nothing`

/** In one order, so that two who open the same do not wait for each other for ever. */
export const openingValues = (accounts: readonly AccountRow[], at: Date) => {
  const ordered = accounts.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return [
    at,
    ordered.map(({ id }) => id),
    ordered.map(({ kind }) => kind),
    ordered.map(({ ownerId }) => ownerId),
    ordered.map(({ currency }) => currency),
  ]
}
