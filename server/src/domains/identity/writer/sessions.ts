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

/** Ends sessions and forgets their devices: a revoked one is a stranger again. */
export const deleteSessions = async (
  { q }: Transaction,
  { accountId, only, except }: SessionChoice,
) => {
  let query = q.deleteFrom('identity.sessions').where('account_id', '=', accountId)
  if (only) query = query.where('id', '=', only)
  if (except) query = query.where('id', '!=', except)
  return query.returning(['id', 'device_id']).execute()
}
