import type { AccountView } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { presentAccount } from './presenter.ts'
import { findAccount, findAccountByEmail, findAccounts, findStaff } from './reader.ts'

export const readAccount = async (db: Queryable, id: string): Promise<AccountView | null> => {
  const row = await findAccount(db, id)
  return row ? presentAccount(row) : null
}

/** In no particular order; who is not there is left out. */
export const readAccounts = async (db: Queryable, ids: readonly string[]): Promise<AccountView[]> =>
  (await findAccounts(db, ids)).map(presentAccount)

/** Of whoever has this address now, in any case of letters. */
export const readAccountByEmail = async (
  db: Queryable,
  email: string,
): Promise<AccountView | null> => {
  const row = await findAccountByEmail(db, email.toLowerCase())
  return row ? presentAccount(row) : null
}

/** Moderators and admins who can sign in. */
export const readStaff = async (db: Queryable): Promise<AccountView[]> =>
  (await findStaff(db)).map(presentAccount)
