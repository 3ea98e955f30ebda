import type { AccountId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

export interface FollowerCount {
  readonly id: AccountId
  readonly followers: number
}

/** Social tells what it has counted, so that creators can be listed in that order. */
export const noteFollowerCounts = async (tx: Transaction, counts: readonly FollowerCount[]) => {
  if (counts.length === 0) return
  await sql`
    update profiles.profiles p set follower_count = n.followers
    from (
      select * from unnest(
        ${counts.map(({ id }) => id)}::uuid[],
        ${counts.map(({ followers }) => followers)}::bigint[]) as n(id, followers) order by 1
    ) n
    where p.account_id = n.id`.execute(tx.q)
}
