import type { AccountId } from '@fanfare/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../../../platform/database/database.ts'
import { followedBy } from '../../../social/index.ts'

interface Candidates {
  /** Called `candidate` in `order`. */
  readonly from: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}

/** Those who sell a tier and whom this person is not subscribed to. */
const readSubscribable = async (
  { q }: Queryable,
  fan: AccountId,
  { from, order }: Candidates,
  most: number,
): Promise<AccountId[]> => {
  const { rows } = await sql<{ creator_id: AccountId }>`
    select candidate.creator_id from ${from}
    where exists (
        select from billing.tiers t
        where t.creator_id = candidate.creator_id and t.archived_at is null)
      and not exists (
        select from billing.subscriptions s
        where s.account_id = ${fan} and s.creator_id = candidate.creator_id
          and s.state not in ('incomplete', 'expired'))
    order by ${order} limit ${most}`.execute(q)
  return rows.map(({ creator_id }) => creator_id)
}

/** Of those they follow, whom they began to follow last first. */
export const readFollowedSellers = (db: Queryable, fan: AccountId, most: number) =>
  readSubscribable(
    db,
    fan,
    { from: sql`${followedBy(fan)} candidate`, order: sql`candidate.since desc` },
    most,
  )

/** Of these, in their order. */
export const readSellersAmong = (
  db: Queryable,
  fan: AccountId,
  ids: readonly AccountId[],
  most: number,
) =>
  readSubscribable(
    db,
    fan,
    {
      from: sql`unnest(${[...ids]}::uuid[]) with ordinality as candidate(creator_id, place)`,
      order: sql`candidate.place`,
    },
    most,
  )
