import type { Transaction } from '../../../platform/database/database.ts'

interface NewPendingSignIn {
  readonly tokenHash: string
  readonly accountId: string
  readonly remember: boolean
  readonly wantsToken: boolean
  readonly expiresAt: Date
}

export const insertPendingSignIn = async ({ q }: Transaction, pending: NewPendingSignIn) => {
  await q
    .insertInto('identity.pending_sign_ins')
    .values({
      token_hash: pending.tokenHash,
      account_id: pending.accountId,
      remembered: pending.remember,
      wants_token: pending.wantsToken,
      expires_at: pending.expiresAt,
    })
    .execute()
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
