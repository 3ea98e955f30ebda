import type { AccountId, AssetId, MessageId } from '@fanfare/contract'
import { sql } from 'kysely'
import type { Transaction } from '../../../platform/database/database.ts'
import type { AttachmentRow, Place } from './reader.ts'

export const insertAttachments = async (
  tx: Transaction,
  { conversation_id, seq }: Place,
  attachments: readonly Omit<AttachmentRow, keyof Place>[],
) => {
  if (attachments.length === 0) return
  const rows = attachments.map(({ position, asset_id, kind, waveform }) => ({
    conversation_id,
    seq,
    position,
    asset_id,
    kind,
    waveform: waveform && JSON.stringify(waveform),
  }))
  await tx.q.insertInto('messaging.attachments').values(rows).execute()
}

export const deleteAttachments = async (
  tx: Transaction,
  { conversation_id, seq }: Place,
): Promise<AssetId[]> => {
  const rows = await tx.q
    .deleteFrom('messaging.attachments')
    .where('conversation_id', '=', conversation_id)
    .where('seq', '=', seq)
    .returning('asset_id')
    .$castTo<{ asset_id: AssetId }>()
    .execute()
  return rows.map(({ asset_id }) => asset_id)
}

/** When whoever has bought it first had any of it. */
export const noteOpened = async (
  tx: Transaction,
  opening: {
    readonly account_id: AccountId
    readonly message_id: MessageId
    readonly opened_at: Date
  },
) => {
  await tx.q
    .insertInto('messaging.openings')
    .values(opening)
    .onConflict((known) => known.columns(['account_id', 'message_id']).doNothing())
    .execute()
}

export const insertRemoval = async (tx: Transaction, message_id: MessageId, due_at: Date) => {
  await tx.q.insertInto('messaging.removals').values({ message_id, due_at }).execute()
}

/** Those whose time has come. */
export const takeRemovals = async (
  { q }: Transaction,
  now: Date,
  limit: number,
): Promise<MessageId[]> => {
  const { rows } = await sql<{ message_id: MessageId }>`
    delete from messaging.removals r using (
      select due_at, message_id from messaging.removals
      where due_at <= ${now} order by due_at limit ${limit} for update skip locked
    ) due
    where r.due_at = due.due_at and r.message_id = due.message_id
    returning r.message_id`.execute(q)
  return rows.map(({ message_id }) => message_id)
}
