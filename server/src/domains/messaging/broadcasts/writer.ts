import type { AccountId, BroadcastId, ConversationId } from '@fanfare/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import type { NewRow } from '../../../platform/database/row.ts'
import { type BroadcastRow, selectBroadcasts } from './reader/broadcasts.ts'

const claimed = 10

interface Channel {
  readonly id: ConversationId
  readonly last_seq: number
  readonly last_at: Date
}

/** Whatever is written to it, sent or deleted happens one after the other. Made with the first broadcast. */
export const lockChannel = async (
  tx: Transaction,
  creatorId: AccountId,
  now: Date,
): Promise<Channel> => {
  await tx.q
    .insertInto('messaging.channels')
    .values({ id: uuid(), creator_id: creatorId, last_at: now, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx.q
    .selectFrom('messaging.channels')
    .select(['id', 'last_seq', 'last_at'])
    .where('creator_id', '=', creatorId)
    .forUpdate()
    .$castTo<Channel>()
    .executeTakeFirstOrThrow()
}

/** With the lock of its channel. Null where it is not theirs or was deleted. */
export const findOwn = async (
  tx: Transaction,
  creatorId: AccountId,
  id: BroadcastId,
): Promise<BroadcastRow | null> =>
  (await selectBroadcasts(tx)
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) ?? null

/** Deleted ones too: to write and to take back is to have written. */
export const countWrittenSince = async (
  tx: Transaction,
  creatorId: AccountId,
  since: Date,
): Promise<number> => {
  const { count } = await tx.q
    .selectFrom('messaging.broadcasts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('creator_id', '=', creatorId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return count
}

export const insertBroadcast = (tx: Transaction, row: NewRow<'messaging.broadcasts'>) =>
  tx.q.insertInto('messaging.broadcasts').values(row).execute()

export const changeBroadcast = (
  tx: Transaction,
  id: BroadcastId,
  change: Partial<Omit<BroadcastRow, 'id' | 'channel_id' | 'creator_id' | 'created_at'>>,
) => tx.q.updateTable('messaging.broadcasts').set(change).where('id', '=', id).execute()

/** Later than all before it, so that the order by time is that of the numbers. */
export const putIntoChannel = async (
  tx: Transaction,
  channel: Channel,
  id: BroadcastId,
  now: Date,
) => {
  const seq = channel.last_seq + 1
  const sentAt = now > channel.last_at ? now : channel.last_at
  await changeBroadcast(tx, id, { seq, sent_at: sentAt, count_due_at: sentAt })
  await tx.q
    .updateTable('messaging.channels')
    .set({ last_seq: seq, last_at: sentAt })
    .where('id', '=', channel.id)
    .execute()
  return seq
}

/** Sent, and nobody has counted yet who had them. Of a count that fails another is tried when the lease ends. */
export const claimUncounted = async (
  { q }: Transaction,
  now: Date,
  until: Date,
): Promise<BroadcastRow[]> => {
  const { rows } = await sql<BroadcastRow>`
    update messaging.broadcasts b set count_due_at = ${until}
    where id in (
      select id from messaging.broadcasts
      where count_due_at <= ${now} and reach is null and deleted_at is null
      order by count_due_at limit ${claimed} for update skip locked)
    returning b.*`.execute(q)
  return rows
}

interface Reader {
  readonly accountId: AccountId
  readonly channelId: ConversationId
  readonly readSeq: number
  readonly afterSeq: number
}

/** What was read stays read, and what was deleted stays so. */
export const keepReader = async (
  tx: Transaction,
  { accountId, channelId, readSeq, afterSeq }: Reader,
) => {
  await sql`
    insert into messaging.channel_readers as r (account_id, channel_id, read_seq, after_seq)
    values (${accountId}, ${channelId}, ${readSeq}, ${afterSeq})
    on conflict (account_id, channel_id) do update set
      read_seq = greatest(r.read_seq, excluded.read_seq),
      after_seq = greatest(r.after_seq, excluded.after_seq)`.execute(tx.q)
}
