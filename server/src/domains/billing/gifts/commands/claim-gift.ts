import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { lockOrder } from '../../orders/writer.ts'
import { giftIdOf, isLinkOf } from '../is-link-of.ts'
import { canShare } from '../policy.ts'
import type { GiftRow } from '../reader.ts'
import { type Claimable, handOver, readTaking } from '../taking.ts'
import { lockGift } from '../writer.ts'
import { returnGift } from './return-gift.ts'

/** The order before its gift, as whoever returns it takes them. */
const lockByToken = async (
  tx: Transaction,
  { config }: SignedInScope,
  token: string,
): Promise<Claimable> => {
  const id = giftIdOf(token)
  const order = id && (await lockOrder(tx, id))
  const gift = order && (await lockGift(tx, order.id))
  if (!gift || !order || !isLinkOf(config, token, gift)) return fail('gift.not-found')
  return { order, gift }
}

/** Null when there is nothing left of it: then its giver gets the money back. */
const claim = async (
  tx: Transaction,
  scope: SignedInScope,
  token: string,
  timeZone: string,
): Promise<GiftRow | null> => {
  const now = scope.now()
  const { accountId } = scope.actor
  await lockCustomer(tx, accountId, now)
  const found = await lockByToken(tx, scope, token)
  const { order, gift } = found
  if (gift.claimed_by === accountId) return gift
  canShare(gift).orThrow()
  const taking = await readTaking({ ...scope, db: tx }, gift)
  if (!taking) {
    await returnGift(tx, order, 'There was nothing left to claim', now)
    return null
  }
  taking.orThrow()
  const { order_id: orderId, giver_id: giverId } = gift
  tx.emit('billing.gift-claimed', { orderId, giverId, accountId })
  return handOver(tx, scope, found, timeZone)
}

/**
 * The gift is locked, so of two who claim at once the second hears that it is taken; the claimer is,
 * so that nobody claims a tier and subscribes to it at once.
 */
export const claimGift = async (
  scope: SignedInScope,
  token: string,
  timeZone: string,
): Promise<GiftRow> =>
  (await scope.transact((tx) => claim(tx, scope, token, timeZone))) ?? fail('gift.returned')
