import type { AccountId, ConversationId } from '@fanfare/contract'
import { sql } from 'kysely'
import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Folder } from '../conversations/reader.ts'
import type { MessageRow } from './reader.ts'

/** Needs the conversation’s lock, which makes its number the next one. */
export const insertMessage = async (tx: Transaction, row: MessageRow) => {
  const values = { ...row, attached: [...row.attached] }
  await tx.q.insertInto('messaging.messages').values(values).execute()
  await tx.q
    .updateTable('messaging.conversations')
    .set({ last_seq: row.seq, last_at: row.sent_at })
    .where('id', '=', row.conversation_id)
    .execute()
}

/** Whoever has the conversation open reads it before they are told anywhere else. */
const noticeWaitMs = 10_000

/**
 * Puts the conversation on top of every member’s list and counts the message for the others. It lies in the
 * folder of whoever has not accepted; to write is to accept. What was not typed answers nobody: for its sender
 * nothing changes.
 */
export const listForMembers = async (
  tx: Transaction,
  { conversation_id, sender_id, sent_at, origin }: MessageRow,
  folder: Folder,
) => {
  await sql`
    update messaging.members set
      listed_at = ${sent_at},
      notice_due_at = case when account_id = ${sender_id} then notice_due_at
        else coalesce(notice_due_at, ${after(sent_at, noticeWaitMs)}) end,
      unread_count = unread_count + case when account_id = ${sender_id} then 0 else 1 end,
      is_accepted = is_accepted or account_id = ${sender_id},
      folder = case when is_accepted or account_id = ${sender_id} then 'inbox' else ${folder}::text end
    where conversation_id = ${conversation_id}
      and (account_id <> ${sender_id} or ${origin === 'typed'})`.execute(tx.q)
}

export const changeText = (tx: Transaction, row: MessageRow, text: string, now: Date) =>
  tx.q
    .updateTable('messaging.messages')
    .set({ text, edited_at: now })
    .where('conversation_id', '=', row.conversation_id)
    .where('seq', '=', row.seq)
    .execute()

/** Its words go at once, and what is said of its files unless they were for sale; its number stays taken. */
export const markDeleted = async (tx: Transaction, row: MessageRow, now: Date) => {
  await tx.q
    .updateTable('messaging.messages')
    .set({ text: '', ...(row.price === null ? { attached: [] } : {}), deleted_at: now })
    .where('conversation_id', '=', row.conversation_id)
    .where('seq', '=', row.seq)
    .execute()
}

/** For those others who had it before them and had not read it. */
export const uncountMessage = (
  tx: Transaction,
  id: ConversationId,
  { seq, sender }: { readonly seq: number; readonly sender: AccountId },
) =>
  tx.q
    .updateTable('messaging.members')
    .set({ unread_count: sql`unread_count - 1` })
    .where('conversation_id', '=', id)
    .where('account_id', '<>', sender)
    .where('read_seq', '<', seq)
    .execute()
