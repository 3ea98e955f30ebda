import type { Transaction } from '../../../platform/database/database.ts'
import type { BroadcastRow } from './reader/broadcasts.ts'
import { type lockChannel, putIntoChannel } from './writer.ts'

type Channel = Awaited<ReturnType<typeof lockChannel>>

/** One row and one event, however many people will read it. Needs the channel’s lock. */
export const sendNow = async (
  tx: Transaction,
  channel: Channel,
  { id, creator_id: creatorId }: Pick<BroadcastRow, 'id' | 'creator_id'>,
  now: Date,
) => {
  const seq = await putIntoChannel(tx, channel, id, now)
  tx.emit('messaging.broadcast-sent', { creatorId, conversationId: channel.id, seq })
}
