import type { AccountView } from '@fanfare/contract'
import type { Queryable } from '../../platform/database/database.ts'
import { presentAccount } from './presenter.ts'
import { findAccount, findAccounts } from './reader.ts'

export const readAccount = async (db: Queryable, id: string): Promise<AccountView | null> => {
  const row = await findAccount(db, id)
  return row ? presentAccount(row) : null
}

/** In no particular order; who is not there is left out. */
export const readAccounts = async (db: Queryable, ids: readonly string[]): Promise<AccountView[]> =>
  (await findAccounts(db, ids)).map(presentAccount)
