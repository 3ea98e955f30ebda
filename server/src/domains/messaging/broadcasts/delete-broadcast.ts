import type { BroadcastId, MessageId } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { changeBroadcast, findOwn, lockChannel } from './writer.ts'

/** Its words go at once, for everyone. One that waits is never sent. */
export const deleteBroadcast = (scope: SignedInScope, id: BroadcastId): Promise<void> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const now = scope.now()
    const channel = await lockChannel(tx, accountId, now)
    const row = await findOwn(tx, accountId, id)
    if (!row) return fail('broadcast.not-found')
    await changeBroadcast(tx, id, { text: '', deleted_at: now })
    if (row.seq === null) return
    tx.emit('messaging.broadcast-deleted', {
      creatorId: accountId,
      conversationId: channel.id,
      messageId: id as string as MessageId,
      seq: row.seq,
    })
  })
