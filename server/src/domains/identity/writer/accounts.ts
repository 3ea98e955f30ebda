import type { Role } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import { type AccountRow, selectAccounts } from '../reader.ts'

/** Two people who want the same address wait for each other, so that one gets a clear answer. */
export const lockEmail = async ({ q }: Transaction, email: string) => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity.email:${email}`}, 0))`.execute(
    q,
  )
}

export const lockAccount = (tx: Transaction, accountId: string) =>
  selectAccounts(tx).where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow()

type AccountChange = Partial<Omit<AccountRow, 'id' | 'role'>> & { readonly role?: Role }

export const updateAccount = async (
  { q }: Transaction,
  accountId: string,
  change: AccountChange,
) => {
  await q.updateTable('identity.accounts').set(change).where('id', '=', accountId).execute()
}

/** Whether it is time to tell, in which case it counts as told. */
export const noteRegistrationTold = async (
  { q }: Transaction,
  email: string,
  quietSince: Date,
  now: Date,
) => {
  const noted = await q
    .updateTable('identity.accounts')
    .set({ registration_told_at: now })
    .where('email', '=', email)
    .where((eb) =>
      eb.or([eb('registration_told_at', 'is', null), eb('registration_told_at', '<=', quietSince)]),
    )
    .returning('id')
    .executeTakeFirst()
  return noted !== undefined
}

export const updatePassword = async (
  { q }: Transaction,
  accountId: string,
  hash: string,
  now: Date,
) => {
  await q
    .updateTable('identity.credentials')
    .set({ password_hash: hash, updated_at: now })
    .where('account_id', '=', accountId)
    .where('provider_id', '=', sql.lit('credential'))
    .execute()
}

export const setBirthDate = async ({ q }: Transaction, accountId: string, birthDate: string) => {
  await q
    .updateTable('identity.accounts')
    .set({ birth_date: birthDate })
    .where('id', '=', accountId)
    .execute()
}
