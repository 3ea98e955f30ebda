import type { AccountId, MessageId, PersonReport } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { CopiedMessage } from '../../messaging/index.ts'
import { selectOpenPersonReports } from './reader.ts'

interface Report extends PersonReport {
  readonly accountId: AccountId
  readonly reporterId: AccountId
  /** Null of a person as a whole. */
  readonly messageId: MessageId | null
  readonly messages: readonly CopiedMessage[]
}

/** Of somebody who reports the same again the last words count; what was copied first stays. */
export const putPersonReport = async (
  tx: Transaction,
  { accountId, reporterId, messageId, reason, details, messages }: Report,
  now: Date,
) => {
  await tx.q
    .insertInto('moderation.person_reports')
    .values({
      id: uuid(),
      account_id: accountId,
      reporter_id: reporterId,
      message_id: messageId,
      reason,
      details,
      messages: sql`${JSON.stringify(messages)}::jsonb`,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'reporter_id', 'message_id'])
        .where('closed_at', 'is', null)
        .doUpdateSet({ reason, details, updated_at: now }),
    )
    .execute()
}

export const lockOpenPersonReport = async (tx: Transaction, id: string) =>
  (await selectOpenPersonReports(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

export const closePersonReport = async ({ q }: Transaction, id: string, now: Date) => {
  await q
    .updateTable('moderation.person_reports')
    .set({ closed_at: now })
    .where('id', '=', id)
    .execute()
}
