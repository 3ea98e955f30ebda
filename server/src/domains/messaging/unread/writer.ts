import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Folder } from '../conversations/reader.ts'
import type { Membership } from './reader.ts'

export interface Waiting extends Membership {
  /** Up to where they were told before. */
  readonly behind: number
  readonly folder: Folder
}

/** Those whose time has come. What is sent from now on makes them wait again. */
export const takeWaiting = async (
  tx: Transaction,
  now: Date,
  limit: number,
): Promise<Waiting[]> => {
  const { rows } = await sql<Waiting>`
    with due as (
      select m.conversation_id, m.account_id, m.told_seq, c.last_seq
      from messaging.members m join messaging.conversations c on c.id = m.conversation_id
      where m.notice_due_at <= ${now}
      order by m.notice_due_at limit ${limit}
      for update of m skip locked
    )
    update messaging.members m set notice_due_at = null, told_seq = due.last_seq
    from due
    where m.conversation_id = due.conversation_id and m.account_id = due.account_id
    returning m.conversation_id as "conversationId", m.account_id as "accountId",
      due.told_seq as behind, m.folder`.execute(tx.q)
  return rows
}
