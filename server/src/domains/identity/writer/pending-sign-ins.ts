import type { Transaction } from '../../../platform/database/database.ts'
import type { NewRow } from '../../../platform/database/row.ts'

type NewPendingSignIn = NewRow<'identity.pending_sign_ins'>

export const insertPendingSignIn = async ({ q }: Transaction, pending: NewPendingSignIn) => {
  await q.insertInto('identity.pending_sign_ins').values(pending).execute()
}

export const lockPendingSignIn = ({ q }: Transaction, tokenHash: string, now: Date) =>
  q
    .selectFrom('identity.pending_sign_ins')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

export const deletePendingSignIn = async ({ q }: Transaction, tokenHash: string) => {
  await q.deleteFrom('identity.pending_sign_ins').where('token_hash', '=', tokenHash).execute()
}

export const countWrongCode = async ({ q }: Transaction, tokenHash: string) => {
  await q
    .updateTable('identity.pending_sign_ins')
    .set((eb) => ({ wrong_codes: eb('wrong_codes', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** A new password makes every half-finished sign-in with the old one worthless. */
export const deletePendingSignIns = async ({ q }: Transaction, accountId: string) => {
  await q.deleteFrom('identity.pending_sign_ins').where('account_id', '=', accountId).execute()
}
