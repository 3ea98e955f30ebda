import type {
  AccountId,
  Currency,
  SubscriptionBasis,
  SubscriptionId,
  SubscriptionState,
  TierId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/row.ts'
import type { SubscriptionRow } from '../../subscriptions/reader/subscriptions.ts'
import { fanKey } from '../../subscriptions/writer/trials.ts'

/** What of one subscription has been counted. */
export interface AudienceRow extends Row<'billing.audience'> {
  readonly subscription_id: SubscriptionId
  readonly creator_id: AccountId
  readonly account_id: AccountId
  readonly tier_id: TierId
  readonly state: SubscriptionState
  readonly basis: SubscriptionBasis
  readonly currency: Currency
}

export const lockCounted = async ({ q }: Transaction, ids: readonly SubscriptionId[]) => {
  const rows = await q
    .selectFrom('billing.audience')
    .selectAll()
    .where(sql<boolean>`subscription_id = any(${[...ids]})`)
    .orderBy('subscription_id')
    .forUpdate()
    .$castTo<AudienceRow>()
    .execute()
  return new Map(rows.map((row) => [row.subscription_id, row]))
}

/** Which of these began with a trial: found by the fan, whom a trial is noted for. */
export const readTried = async ({ q }: Queryable, rows: readonly SubscriptionRow[]) => {
  const { rows: tried } = await sql<{ subscription_id: SubscriptionId }>`
    select t.subscription_id
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ creator_id }) => creator_id)}::uuid[],
      ${rows.map(({ account_id }) => fanKey(account_id))}::text[]) as s(id, creator_id, used_by)
    join billing.trials t on t.creator_id = s.creator_id and t.used_by = s.used_by
      and t.subscription_id = s.id`.execute(q)
  return new Set(tried.map(({ subscription_id }) => subscription_id))
}
