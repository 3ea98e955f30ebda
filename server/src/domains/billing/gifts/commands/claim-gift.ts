import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockOrder } from '../../checkout/writer/orders.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { giftIdOf, isLinkOf } from '../is-link-of.ts'
import { canShare } from '../policy.ts'
import type { GiftRow } from '../reader.ts'
import { handOver, readTaking } from '../taking.ts'
import { changeGift, lockGift } from '../writer.ts'

/** The order before its gift, as whoever returns it takes them. */
const lockByToken = async (tx: Transaction, { config }: SignedInScope, token: string) => {
  const id = giftIdOf(token)
  if (id) await lockOrder(tx, id)
  const gift = id && (await lockGift(tx, id))
  if (!gift || !isLinkOf(config, token, gift)) {
    return fail('gift.not-found')
  }
  return gift
}

/**
 * The gift is locked, so of two who claim at once the second hears that it is taken; the claimer is,
 * so that nobody claims a tier and subscribes to it at once.
 */
export const claimGift = (
  scope: SignedInScope,
  token: string,
  timeZone: string,
): Promise<GiftRow> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const { accountId } = scope.actor
    await lockCustomer(tx, accountId, now)
    const gift = await lockByToken(tx, scope, token)
    if (gift.claimed_by === accountId) return gift
    canShare(gift).orThrow()
    // What has left sale meanwhile was paid for, so it opens all the same.
    const taking = await readTaking({ ...scope, db: tx }, gift)
    taking?.orThrow()
    await handOver(tx, scope, gift, timeZone)
    const { order_id: orderId, giver_id: giverId } = gift
    tx.emit('billing.gift-claimed', { orderId, giverId, accountId })
    return changeGift(tx, gift, { claimed_by: accountId, claimed_at: now })
  })
