import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { isBelow, type PageStart } from '../../../platform/paging/keyset.ts'

export interface HiddenKey {
  readonly id: AccountId
  readonly since: Date
}

const hidden = ({ q }: Queryable, account: AccountId) =>
  q
    .selectFrom('recommendations.hidden_creators')
    .select(['creator_id as id', 'since'])
    .where('account_id', '=', account)
    .$castTo<HiddenKey>()

/** Newest first. */
export const readHiddenPage = (db: Queryable, account: AccountId, { after, limit }: PageStart) =>
  hidden(db, account)
    .where(isBelow('since', 'creator_id', after))
    .orderBy('since', 'desc')
    .orderBy('creator_id', 'desc')
    .limit(limit)
    .execute()

/** All of them: there is a limit to what one person can hide. */
export const readHidden = async (
  db: Queryable,
  account: AccountId,
): Promise<ReadonlySet<AccountId>> => {
  const rows = await hidden(db, account).execute()
  return new Set(rows.map(({ id }) => id))
}
