import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../platform/database/database.ts'
import type { Resource } from './policy.ts'
import type { GrantRow } from './reader/grants.ts'

/** Null when this source gave the same thing before. */
export const insertGrant = async (tx: Transaction, grant: GrantRow, now: Date) =>
  (await tx.q
    .insertInto('entitlements.grants')
    .values({ ...grant, created_at: now })
    .onConflict((conflict) => conflict.constraint('grants_once').doNothing())
    .returning('id')
    .executeTakeFirst()) ?? null

/** All that was not revoked. */
export const lockGrants = (tx: Transaction, accountId: AccountId, resource: Resource) =>
  tx.q
    .selectFrom('entitlements.grants')
    .select(['starts_at', 'ends_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .where('resource', '=', resource)
    .where('revoked_at', 'is', null)
    .forUpdate()
    .execute()

export interface GrantFilter {
  readonly accountId: AccountId
  readonly resource: Resource
  /** All sources when absent. */
  readonly source?: string
  readonly sourceId?: string
}

export const markRevoked = async (tx: Transaction, filter: GrantFilter, now: Date) => {
  let update = tx.q
    .updateTable('entitlements.grants')
    .set({ revoked_at: now })
    .where('account_id', '=', filter.accountId)
    .where('resource', '=', filter.resource)
    .where('revoked_at', 'is', null)
  if (filter.source !== undefined) update = update.where('source', '=', filter.source)
  if (filter.sourceId !== undefined) update = update.where('source_id', '=', filter.sourceId)
  return (await update.returning('id').execute()).length
}
