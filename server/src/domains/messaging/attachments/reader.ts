import type {
  AccountId,
  AssetId,
  AttachmentKind,
  ConversationId,
  MessageId,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'

/** A message by its place. */
export interface Place {
  readonly conversation_id: ConversationId
  readonly seq: number
}

export interface AttachmentRow extends Place {
  readonly position: number
  readonly asset_id: AssetId
  readonly kind: AttachmentKind
  readonly waveform: readonly number[] | null
}

/** Of all these messages, each in the order in which it is shown. */
export const readAttachments = async (
  { q }: Queryable,
  places: readonly Place[],
): Promise<AttachmentRow[]> => {
  if (places.length === 0) return []
  const { rows } = await sql<AttachmentRow>`
    select a.conversation_id, a.seq, a.position, a.asset_id, a.kind, a.waveform
    from unnest(
      ${places.map(({ conversation_id }) => conversation_id)}::uuid[],
      ${places.map(({ seq }) => seq)}::bigint[]) as asked(id, seq)
    join messaging.attachments a on a.conversation_id = asked.id and a.seq = asked.seq
    order by a.position`.execute(q)
  return rows
}

/** Where these files are attached: a lookup in each partition. */
export const readConversationsOfAssets = async (
  { q }: Queryable,
  assetIds: readonly AssetId[],
): Promise<ConversationId[]> => {
  if (assetIds.length === 0) return []
  const rows = await q
    .selectFrom('messaging.attachments')
    .select('conversation_id')
    .distinct()
    .where(sql<boolean>`asset_id = any(${[...assetIds]})`)
    .$castTo<{ conversation_id: ConversationId }>()
    .execute()
  return rows.map(({ conversation_id }) => conversation_id)
}

/** Those of these messages of which this person has opened something that they bought. */
export const readOpened = async (
  { q }: Queryable,
  accountId: AccountId,
  ids: readonly MessageId[],
): Promise<ReadonlySet<MessageId>> => {
  if (ids.length === 0) return new Set()
  const rows = await q
    .selectFrom('messaging.openings')
    .select('message_id')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`message_id = any(${[...ids]}::uuid[])`)
    .$castTo<{ message_id: MessageId }>()
    .execute()
  return new Set(rows.map(({ message_id }) => message_id))
}

/** Null while this person has opened nothing of what they bought there. */
export const readOpenedAt = async (
  { q }: Queryable,
  accountId: AccountId,
  messageId: MessageId,
): Promise<Date | null> => {
  const row = await q
    .selectFrom('messaging.openings')
    .select('opened_at')
    .where('account_id', '=', accountId)
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row?.opened_at ?? null
}
