import type { AccountId, ContentId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'

export interface HistoryKey {
  readonly accountId: AccountId
  readonly contentId: ContentId
}

/** One statement for a batch, in one order, so that two batches do not wait for each other for ever. */
export const putOpened = async (tx: Transaction, opened: readonly HistoryKey[], now: Date) => {
  if (opened.length === 0) return
  await sql`
    insert into catalog.history as h (account_id, content_id, opened_at)
    select distinct account_id, content_id, ${now}::timestamptz from unnest(
      ${opened.map(({ accountId }) => accountId)}::uuid[],
      ${opened.map(({ contentId }) => contentId)}::uuid[]) as o(account_id, content_id)
    order by account_id, content_id
    on conflict (account_id, content_id) do update set
      opened_at = greatest(h.opened_at, excluded.opened_at)`.execute(tx.q)
}

/** Players report every few seconds; a line moves up once a minute, so that its indexes are spared. */
const restMs = 60_000

/** What was removed stays so until it is opened again, also while it plays on. */
export const notePlaying = async (
  tx: Transaction,
  { accountId, contentId }: HistoryKey,
  { isUnfinished, now }: { readonly isUnfinished: boolean; readonly now: Date },
) => {
  const rested = new Date(now.getTime() - restMs)
  await tx.q
    .updateTable('catalog.history')
    .set({ opened_at: now, is_unfinished: isUnfinished })
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where((where) =>
      where.or([where('is_unfinished', '<>', isUnfinished), where('opened_at', '<', rested)]),
    )
    .execute()
}

/** As it was before somebody removed it, unless they have opened it again since. */
export const putBackEntry = async (
  tx: Transaction,
  { accountId, contentId }: HistoryKey,
  { isUnfinished, openedAt }: { readonly isUnfinished: boolean; readonly openedAt: Date },
) => {
  await tx.q
    .insertInto('catalog.history')
    .values({
      account_id: accountId,
      content_id: contentId,
      opened_at: openedAt,
      is_unfinished: isUnfinished,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteEntry = async (tx: Transaction, { accountId, contentId }: HistoryKey) => {
  await tx.q
    .deleteFrom('catalog.history')
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .execute()
}

export const deleteHistory = async (tx: Transaction, accountId: AccountId) => {
  await tx.q.deleteFrom('catalog.history').where('account_id', '=', accountId).execute()
}
