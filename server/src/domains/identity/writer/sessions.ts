import type { Transaction } from '../../../platform/database/database.ts'

export const touchSession = async ({ q }: Transaction, id: string, now: Date) => {
  await q.updateTable('identity.sessions').set({ last_seen_at: now }).where('id', '=', id).execute()
}

export const lockSession = ({ q }: Transaction, id: string) =>
  q
    .selectFrom('identity.sessions')
    .select('remembered')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const extendSession = async ({ q }: Transaction, id: string, expiresAt: Date, now: Date) => {
  await q
    .updateTable('identity.sessions')
    .set({ expires_at: expiresAt, last_seen_at: now, updated_at: now })
    .where('id', '=', id)
    .execute()
}

interface SessionChoice {
  readonly accountId: string
  readonly only?: string
  readonly except?: string | undefined
}

export const deleteSessions = async (
  { q }: Transaction,
  { accountId, only, except }: SessionChoice,
) => {
  let query = q.deleteFrom('identity.sessions').where('account_id', '=', accountId)
  if (only) query = query.where('id', '=', only)
  if (except) query = query.where('id', '!=', except)
  return query.returning(['id', 'device_id']).execute()
}

/** Whoever's it is: the browser that carried it gets another one. */
export const deleteSessionByToken = ({ q }: Transaction, tokenHash: string) =>
  q
    .deleteFrom('identity.sessions')
    .where('token_hash', '=', tokenHash)
    .returning(['id', 'account_id'])
    .executeTakeFirst()
