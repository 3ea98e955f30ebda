import { randomUUID } from 'node:crypto'
import type { AccountId } from '@fanfare/contract'

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>

/** Straight into the tables: for what tries renewals by the thousand, not what comes before them. */
export const fillTier = async (query: Query, creatorId: AccountId, name: string) => {
  const id = randomUUID()
  await query(
    `insert into billing.tiers (id, creator_id, name, currency, price, color, position, is_library,
       has_subscribers, created_at)
     values ($1, $2, $3, 'USD', 499, 'ember', 0, true, true, now())`,
    [id, creatorId, name],
  )
  return id
}

/** Each fan of each tier, in a month that has just ended and was announced. */
export const fillDueRenewals = (
  query: Query,
  fans: readonly AccountId[],
  tiers: readonly string[],
) =>
  query(
    `insert into billing.subscriptions (id, account_id, creator_id, tier_id, state, basis,
       is_premium, interval, currency, price, anchor_at, time_zone, period_start, period_end,
       started_at, noticed_for, due_at)
     select gen_random_uuid(), fan, t.creator_id, t.id, 'active', 'paid', false, 'month', 'USD', 499,
       began.at, 'UTC', began.at, began.at + interval '1 month', began.at,
       began.at + interval '1 month', now()
     from unnest($1::uuid[]) fan, billing.tiers t,
       (select date_trunc('second', now() - interval '1 month') as at) began
     where t.id = any($2::uuid[])`,
    [fans, tiers],
  )
