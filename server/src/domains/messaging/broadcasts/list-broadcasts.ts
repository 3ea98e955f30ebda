import { type PageQuery, readPage } from '../../../platform/paging/keyset.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { type BroadcastRow, presentBroadcast, readBroadcastsOf } from './reader/broadcasts.ts'

/** One query. */
export const listBroadcasts = async ({ db, actor }: SignedInScope, query: PageQuery) => {
  const { shown, ...page } = await readPage(
    query,
    ['broadcasts'],
    ({ created_at, id }: BroadcastRow) => [created_at.toISOString(), id],
    (start) => readBroadcastsOf(db, actor.accountId, start),
  )
  return { broadcasts: shown.map(presentBroadcast), ...page }
}
