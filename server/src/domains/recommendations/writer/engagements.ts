import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { DoingKey } from '../../catalog/index.ts'

const mostOfOneFan = 200

export interface EngagementRow {
  readonly account_id: AccountId
  readonly content_id: ContentId
  readonly creator_id: AccountId
  readonly category: string
  readonly tags: readonly string[]
  readonly share: number
  readonly weight: number
  readonly is_bought: boolean
  readonly at: Date
}

/** As far as it was known before; of what has no length nothing else tells that it was opened. */
export const readKnownShares = async (tx: Transaction, keys: readonly DoingKey[]) => {
  const { rows } = await sql<DoingKey & { readonly share: number; readonly at: Date }>`
    select e.account_id as "accountId", e.content_id as "contentId", e.share, e.at
    from unnest(
      ${keys.map(({ accountId }) => accountId)}::uuid[],
      ${keys.map(({ contentId }) => contentId)}::uuid[]) as asked(account_id, content_id)
    join recommendations.engagements e
      on e.account_id = asked.account_id and e.content_id = asked.content_id`.execute(tx.q)
  return rows
}

export const putEngagements = async (tx: Transaction, rows: readonly EngagementRow[]) => {
  if (rows.length === 0) return
  await sql`
    insert into recommendations.engagements
    select * from jsonb_populate_recordset(
      null::recommendations.engagements, ${JSON.stringify(rows)}::jsonb)
    on conflict (account_id, content_id) do update set category = excluded.category,
      tags = excluded.tags, share = excluded.share, weight = excluded.weight,
      is_bought = excluded.is_bought, at = excluded.at`.execute(tx.q)
}

/** What was taken back, and of each fan all but the newest. Answers which posts lost somebody. */
export const removeEngagements = async (
  tx: Transaction,
  keys: readonly DoingKey[],
): Promise<ContentId[]> => {
  const { rows } = await sql<{ content_id: ContentId }>`
    delete from recommendations.engagements e using unnest(
      ${keys.map(({ accountId }) => accountId)}::uuid[],
      ${keys.map(({ contentId }) => contentId)}::uuid[]) as gone(account_id, content_id)
    where e.account_id = gone.account_id and e.content_id = gone.content_id
    returning e.content_id`.execute(tx.q)
  return rows.map(({ content_id }) => content_id)
}

export const trimEngagements = async (
  tx: Transaction,
  accounts: readonly AccountId[],
): Promise<ContentId[]> => {
  const { rows } = await sql<{ content_id: ContentId }>`
    delete from recommendations.engagements e
    using unnest(${[...accounts]}::uuid[]) as fan(id) cross join lateral (
      select content_id from recommendations.engagements
      where account_id = fan.id order by at desc, content_id desc offset ${mostOfOneFan}
    ) old
    where e.account_id = fan.id and e.content_id = old.content_id
    returning e.content_id`.execute(tx.q)
  return rows.map(({ content_id }) => content_id)
}

/** All of one fan. */
export const forgetEngagements = async (
  tx: Transaction,
  account: AccountId,
): Promise<ContentId[]> => {
  const rows = await tx.q
    .deleteFrom('recommendations.engagements')
    .where('account_id', '=', account)
    .returning('content_id')
    .$castTo<{ content_id: ContentId }>()
    .execute()
  return rows.map(({ content_id }) => content_id)
}
