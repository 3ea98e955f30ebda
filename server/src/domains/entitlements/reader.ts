import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../platform/database/database.ts'
import type { GrantTimes, Resource } from './policy.ts'

export interface GrantRow extends GrantTimes {
  readonly id: string
  readonly account_id: AccountId
  readonly resource: Resource
  readonly source: string
  readonly source_id: string
}

/** All that was not revoked; whether it is in force is asked of the policy. */
export const findGrants = ({ q }: Queryable, account: AccountId, resources: readonly string[]) =>
  q
    .selectFrom('entitlements.grants')
    .select(['id', 'account_id', 'resource', 'source', 'source_id'])
    .select(['starts_at', 'ends_at', 'revoked_at'])
    .where('account_id', '=', account)
    .where(sql<boolean>`resource = any(${[...resources]})`)
    .where('revoked_at', 'is', null)
    .$castTo<GrantRow>()
    .execute()

/** Whether anybody has one of these sources, or lost it after then, such as a purchase of a post that is to go. */
export const isHeldByAnyone = async (
  { q }: Queryable,
  resource: Resource,
  sources: readonly string[],
  since: Date,
) => {
  const row = await q
    .selectFrom('entitlements.grants')
    .select('id')
    .where('resource', '=', resource)
    .where(sql<boolean>`source = any(${[...sources]})`)
    .where((where) => where.or([where('revoked_at', 'is', null), where('revoked_at', '>', since)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
