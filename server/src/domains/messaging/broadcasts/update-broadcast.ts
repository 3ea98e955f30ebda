import type { BroadcastFields, BroadcastId, BroadcastView } from '@fanfare/contract'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { presentBroadcast } from './reader/broadcasts.ts'
import { sendNow } from './send-now.ts'
import { demandTime } from './when.ts'
import { changeBroadcast, findOwn, lockChannel } from './writer.ts'

/** Until it is sent. Without a time it is sent at once. */
export const updateBroadcast = (
  scope: SignedInScope,
  id: BroadcastId,
  { text, tierId, sendAt }: BroadcastFields,
): Promise<BroadcastView> =>
  scope.transact(async (tx) => {
    const { accountId } = scope.actor
    const now = scope.now()
    const channel = await lockChannel(tx, accountId, now)
    const before = await findOwn(tx, accountId, id)
    if (!before) return fail('broadcast.not-found')
    if (before.sent_at) return fail('broadcast.already-sent')
    const send_at = demandTime(sendAt, now)
    await changeBroadcast(tx, id, { text, tier_id: tierId, send_at })
    if (send_at === null) await sendNow(tx, channel, before, now)
    const row = await findOwn(tx, accountId, id)
    return row ? presentBroadcast(row) : fail('broadcast.not-found')
  })
