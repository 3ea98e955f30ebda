import type { Transaction } from '../../../platform/database/database.ts'

/** Of several requests at once that saw the same last use, one succeeds. */
export const rollSession = async (
  { q }: Transaction,
  id: string,
  { seenBefore, now, end }: { seenBefore: Date; now: Date; end: Date },
): Promise<boolean> => {
  const rolled = await q
    .updateTable('identity.sessions')
    .set({ last_seen_at: now, expires_at: end })
    .where('id', '=', id)
    .where('last_seen_at', '=', seenBefore)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return rolled !== undefined
}

export const lockSession = ({ q }: Transaction, id: string, now: Date) =>
  q
    .selectFrom('identity.sessions')
    .select(['remembered', 'created_at', 'last_seen_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()

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
