import type { AccountId, ContentId, MessageId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { isBelow, type PageStart } from '../../../platform/paging/keyset.ts'
import type { GrantTimes, Resource } from '../policy.ts'

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

export interface PurchaseKey {
  readonly accountId: AccountId
  readonly contentId: ContentId
}

/** Those of these posts that these people have bought or were given, and since when. */
export const readPurchasesAmong = async (
  { q }: Queryable,
  keys: readonly PurchaseKey[],
  sources: readonly string[],
): Promise<(PurchaseKey & { readonly since: Date })[]> => {
  const { rows } = await sql<PurchaseKey & { readonly since: Date }>`
    select asked.account_id as "accountId", asked.content_id as "contentId",
      min(g.starts_at) as since
    from unnest(
      ${keys.map(({ accountId }) => accountId)}::uuid[],
      ${keys.map(({ contentId }) => contentId)}::uuid[]) as asked(account_id, content_id)
    join entitlements.grants g
      on g.account_id = asked.account_id and g.resource = 'content:' || asked.content_id
    where g.revoked_at is null and g.source = any(${[...sources]})
    group by 1, 2`.execute(q)
  return rows
}

/** A post that somebody has for good, and since when. */
export interface BoughtRow {
  readonly id: string
  readonly key: Date
  readonly contentId: ContentId
  readonly source: string
  readonly sourceId: string
}

/**
 * What one person bought or was given, newest first. Whoever has a post twice has it once, by the later
 * one.
 */
export const readBought = async (
  { q }: Queryable,
  accountId: AccountId,
  { after, limit }: PageStart,
): Promise<BoughtRow[]> => {
  const { rows } = await sql<BoughtRow>`
    select g.id, g.starts_at as key, substring(g.resource from 9)::uuid as "contentId", g.source,
      g.source_id as "sourceId"
    from entitlements.grants g
    where g.account_id = ${accountId} and g.revoked_at is null
      and g.source in ('purchase', 'gift') and g.resource like 'content:%'
      and ${isBelow('g.starts_at', 'g.id', after)}
      and not exists (
        select from entitlements.grants later
        where later.account_id = g.account_id and later.resource = g.resource
          and later.revoked_at is null and later.source in ('purchase', 'gift')
          and (later.starts_at, later.id) > (g.starts_at, g.id))
    order by g.starts_at desc, g.id desc
    limit ${limit}`.execute(q)
  return rows
}

/** Messages whose attachments one person has bought, newest first. */
export const readBoughtMessages = async (
  { q }: Queryable,
  accountId: AccountId,
  { after, limit }: PageStart,
): Promise<{ id: string; key: Date; messageId: MessageId }[]> => {
  const { rows } = await sql<{ id: string; key: Date; messageId: MessageId }>`
    select g.id, g.starts_at as key, substring(g.resource from 9)::uuid as "messageId"
    from entitlements.grants g
    where g.account_id = ${accountId} and g.revoked_at is null
      and g.source in ('purchase', 'gift') and g.resource like 'message:%'
      and ${isBelow('g.starts_at', 'g.id', after)}
    order by g.starts_at desc, g.id desc
    limit ${limit}`.execute(q)
  return rows
}

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
