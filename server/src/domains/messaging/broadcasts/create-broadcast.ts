import {
  type BroadcastFields,
  type BroadcastId,
  type BroadcastView,
  limits,
} from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../platform/clock/after.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { presentBroadcast } from './reader/broadcasts.ts'
import { sendNow } from './send-now.ts'
import { demandTime } from './when.ts'
import { countWrittenSince, findOwn, insertBroadcast, lockChannel } from './writer.ts'

const day = 86_400_000

/** A tier that is not theirs is held by nobody as theirs, so it reaches nobody. */
export const createBroadcast = (
  scope: SignedInScope,
  { text, tierId, sendAt }: BroadcastFields,
): Promise<BroadcastView> =>
  scope.transact(async (tx) => {
    const { accountId: creator_id } = scope.actor
    const now = scope.now()
    const send_at = demandTime(sendAt, now)
    const channel = await lockChannel(tx, creator_id, now)
    const written = await countWrittenSince(tx, creator_id, after(now, -day))
    if (written >= limits.broadcastsPerDay) return fail('broadcast.too-many')
    const id = uuid() as BroadcastId
    await insertBroadcast(tx, {
      id,
      channel_id: channel.id,
      creator_id,
      tier_id: tierId,
      text,
      send_at,
      created_at: now,
    })
    if (send_at === null) await sendNow(tx, channel, { id, creator_id }, now)
    const row = await findOwn(tx, creator_id, id)
    return row ? presentBroadcast(row) : fail('broadcast.not-found')
  })
