import type { AccountId, ContentId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../platform/database/database.ts'

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
