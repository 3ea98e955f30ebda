import type {
  AccountId,
  AttachmentKind,
  ConversationId,
  Currency,
  MessageId,
  MessageOrigin,
} from '@fanfare/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/row.ts'

export interface MessageRow
  extends Pick<
    Row<'messaging.messages'>,
    | 'seq'
    | 'client_id'
    | 'text'
    | 'reply_to_seq'
    | 'sent_at'
    | 'edited_at'
    | 'deleted_at'
    | 'reaction_changes'
    | 'price'
  > {
  readonly id: MessageId
  readonly conversation_id: ConversationId
  readonly sender_id: AccountId
  readonly origin: MessageOrigin
  readonly attached: readonly AttachmentKind[]
  /** Of the price of what is attached. */
  readonly currency: Currency | null
}

const columns = [
  'id',
  'conversation_id',
  'seq',
  'sender_id',
  'client_id',
  'text',
  'attached',
  'price',
  'currency',
  'reply_to_seq',
  'sent_at',
  'edited_at',
  'deleted_at',
  'reaction_changes',
  'origin',
] as const

const selectMessages = ({ q }: Queryable) =>
  q.selectFrom('messaging.messages').select(columns).$castTo<MessageRow>()

/** What one member may read of a conversation. */
export interface Readable {
  readonly id: ConversationId
  readonly after_seq: number
}

const tableOf = (readable: readonly Readable[]) => sql`unnest(
  ${readable.map(({ id }) => id)}::uuid[],
  ${readable.map(({ after_seq }) => after_seq)}::bigint[]) as own(id, after_seq)`

const messageColumns = sql.join(columns.map((column) => sql.ref(`m.${column}`)))

const selectReadable = (db: Queryable, { id, after_seq }: Readable) =>
  selectMessages(db)
    .where('conversation_id', '=', id)
    .where('seq', '>', after_seq)
    .where('deleted_at', 'is', null)

/** The newest first, below a number. */
export const readHistory = (
  db: Queryable,
  own: Readable,
  below: number | null,
  limit: number,
): Promise<MessageRow[]> => {
  const newest = selectReadable(db, own).orderBy('seq', 'desc').limit(limit)
  return (below === null ? newest : newest.where('seq', '<', below)).execute()
}

/** The oldest first, behind a number. */
export const readBehind = (
  db: Queryable,
  own: Readable,
  behind: number,
  limit: number,
): Promise<MessageRow[]> =>
  selectReadable(db, own).where('seq', '>', behind).orderBy('seq').limit(limit).execute()

/** By its id alone: a lookup in each partition. Also one that was deleted. */
export const findMessage = async (db: Queryable, id: MessageId): Promise<MessageRow | null> =>
  (await selectMessages(db).where('id', '=', id).executeTakeFirst()) ?? null

/** Several by their ids, as one. */
export const findMessagesByIds = (
  db: Queryable,
  ids: readonly MessageId[],
): Promise<MessageRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectMessages(db)
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .execute()

/** The message that this sender’s browser knows by this id, also when it was deleted. */
export const findByClientId = async (
  db: Queryable,
  id: ConversationId,
  sender: AccountId,
  clientId: string,
): Promise<MessageRow | null> => {
  const row = await selectMessages(db)
    .where('conversation_id', '=', id)
    .where('sender_id', '=', sender)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return row ?? null
}

/** The last message of each that its member may read. */
export const readLastMessages = async (
  { q }: Queryable,
  readable: readonly Readable[],
): Promise<MessageRow[]> => {
  const { rows } = await sql<MessageRow>`
    select last.* from ${tableOf(readable)}, lateral (
      select ${messageColumns}
      from messaging.messages m
      where m.conversation_id = own.id and m.seq > own.after_seq and m.deleted_at is null
      order by m.seq desc limit 1) last`.execute(q)
  return rows
}

/** What these messages answer, also where that was deleted. */
export const readAnswered = async (
  { q }: Queryable,
  rows: readonly MessageRow[],
): Promise<MessageRow[]> => {
  const answers = rows.filter(({ reply_to_seq }) => reply_to_seq !== null)
  if (answers.length === 0) return []
  const found = await sql<MessageRow>`
    select ${messageColumns}
    from (select distinct * from unnest(
      ${answers.map(({ conversation_id }) => conversation_id)}::uuid[],
      ${answers.map(({ reply_to_seq }) => reply_to_seq)}::bigint[]) as asked(id, seq)) asked
    join messaging.messages m on m.conversation_id = asked.id and m.seq = asked.seq`.execute(q)
  return found.rows
}

/** Up to where everyone else has read who shows it; a conversation without such people is left out. */
export const readReadByOthers = async (
  { q }: Queryable,
  ids: readonly ConversationId[],
  member: AccountId,
): Promise<ReadonlyMap<ConversationId, number>> => {
  const { rows } = await sql<{ id: ConversationId; seq: number }>`
    select m.conversation_id as id, min(m.read_seq) as seq
    from messaging.members m left join messaging.settings s on s.account_id = m.account_id
    where m.conversation_id = any(${[...ids]}::uuid[]) and m.account_id <> ${member}
      and m.is_accepted and coalesce(s.read_receipts, true)
    group by 1`.execute(q)
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}

/** Of others, and not deleted, behind one number and up to another: each is counted once when it is read. */
export const countOfOthers = async (
  { q }: Queryable,
  id: ConversationId,
  member: AccountId,
  behind: number,
  upTo: number,
): Promise<number> => {
  const { count } = await q
    .selectFrom('messaging.messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('conversation_id', '=', id)
    .where('seq', '>', behind)
    .where('seq', '<=', upTo)
    .where('sender_id', '<>', member)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Where a list of messages of several conversations goes on. */
export type FoundKeys = readonly [at: string, id: string, seq: number]

/** Words that begin so, all of them in one message; what would be an operator is a word too. */
const queryOf = (words: string) =>
  words
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`)
    .join(' & ')

/** Newest first. Each conversation is looked through by itself, in its own partition, for a page at most. */
export const findMessages = async (
  { q }: Queryable,
  readable: readonly Readable[],
  words: string,
  after: FoundKeys | null,
  limit: number,
): Promise<MessageRow[]> => {
  const below = after
    ? sql<boolean>`(m.sent_at, m.conversation_id, m.seq) < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::bigint)`
    : sql<boolean>`true`
  const { rows } = await sql<MessageRow>`
    select found.* from ${tableOf(readable)}, lateral (
      select ${messageColumns}
      from messaging.messages m
      where m.conversation_id = own.id and m.seq > own.after_seq and m.deleted_at is null
        and to_tsvector('simple', m.text) @@ to_tsquery('simple', ${queryOf(words)}) and ${below}
      order by m.seq desc limit ${limit}) found
    order by found.sent_at desc, found.conversation_id desc, found.seq desc
    limit ${limit}`.execute(q)
  return rows
}
