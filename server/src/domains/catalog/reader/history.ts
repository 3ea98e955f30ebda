import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import { newestFirst, type PageStart } from '../../../platform/paging/keyset.ts'

/** A post that somebody opened, when they last did, and where they stopped. */
export interface HistoryRow {
  readonly id: ContentId
  readonly key: Date
  /** Null of what was never played. */
  readonly position: number | null
}

const selectHistory = ({ q }: Queryable, accountId: AccountId, start: PageStart) =>
  q
    .selectFrom('catalog.history as h')
    .leftJoin('catalog.consumption as c', (join) =>
      join.onRef('c.account_id', '=', 'h.account_id').onRef('c.content_id', '=', 'h.content_id'),
    )
    .select(['h.content_id as id', 'h.opened_at as key', 'c.position'])
    .where('h.account_id', '=', accountId)
    .$call(newestFirst('h.opened_at', 'h.content_id', start))
    .$castTo<HistoryRow>()

export const readHistoryRows = (db: Queryable, accountId: AccountId, start: PageStart) =>
  selectHistory(db, accountId, start).execute()

export const readUnfinishedRows = (db: Queryable, accountId: AccountId, start: PageStart) =>
  selectHistory(db, accountId, start).where('h.is_unfinished', '=', sql.lit(true)).execute()
