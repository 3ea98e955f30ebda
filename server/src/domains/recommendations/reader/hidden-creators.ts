import type { AccountId } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

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
export const readHiddenPage = (db: Queryable, account: AccountId, start: PageStart) =>
  hidden(db, account)
    .$call(newestFirst('since', 'creator_id', start))
    .execute()

/** All of them: there is a limit to what one person can hide. */
export const readHidden = async (
  db: Queryable,
  account: AccountId,
): Promise<ReadonlySet<AccountId>> => {
  const rows = await hidden(db, account).execute()
  return new Set(rows.map(({ id }) => id))
}
