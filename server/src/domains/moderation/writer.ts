import type { AccountId, ContentId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../platform/database/database.ts'
import { selectOpenReports } from './reader.ts'

interface Report {
  readonly contentId: ContentId
  readonly reporterId: AccountId
  readonly reason: string
  readonly details: string
}

/** Someone who reports a post again adds to what they said before: the last words count. */
export const putReport = async (
  tx: Transaction,
  { contentId, reporterId, reason, details }: Report,
  now: Date,
) => {
  await tx.q
    .insertInto('moderation.reports')
    .values({
      id: uuid(),
      content_id: contentId,
      reporter_id: reporterId,
      reason,
      details,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['content_id', 'reporter_id'])
        .where('closed_at', 'is', null)
        .doUpdateSet({ reason, details, updated_at: now }),
    )
    .execute()
}

export const lockOpenReport = async (tx: Transaction, id: string) =>
  (await selectOpenReports(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

export const closeReport = async ({ q }: Transaction, id: string, now: Date) => {
  await q.updateTable('moderation.reports').set({ closed_at: now }).where('id', '=', id).execute()
}

/** Answers who wrote them. */
export const closeReportsOf = async ({ q }: Transaction, contentId: ContentId, now: Date) => {
  const closed = await q
    .updateTable('moderation.reports')
    .set({ closed_at: now })
    .where('content_id', '=', contentId)
    .where('closed_at', 'is', null)
    .returning('reporter_id')
    .execute()
  return closed.map(({ reporter_id }) => reporter_id as AccountId)
}
