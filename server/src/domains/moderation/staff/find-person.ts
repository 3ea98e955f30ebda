import type { AccountView } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { readAccount, readAccountByEmail } from '../../identity/index.ts'
import { readProfileByUsername } from '../../profiles/index.ts'
import { refuse } from './staff.ts'

/** By email address or username. */
export const findPerson = async (db: Queryable, typed: string): Promise<AccountView> => {
  const username = typed.replace(/^@/, '')
  const account = username.includes('@')
    ? await readAccountByEmail(db, username)
    : await readProfileByUsername(db, username).then(
        (profile) => profile && readAccount(db, profile.account_id),
      )
  return account ?? refuse(`No account is named "${typed}".`)
}
