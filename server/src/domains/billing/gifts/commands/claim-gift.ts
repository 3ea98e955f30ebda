import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { viewContent } from '../../../catalog/index.ts'
import { contentResource, giftSource, grantAccess } from '../../../entitlements/index.ts'
import { giftIdOf, isLinkOf } from '../is-link-of.ts'
import { canShare, canTake } from '../policy.ts'
import type { GiftRow } from '../reader.ts'
import { changeGift, lockGift } from '../writer.ts'

const lockByToken = async (tx: Transaction, { config }: SignedInScope, token: string) => {
  const id = giftIdOf(token)
  const gift = id && (await lockGift(tx, id))
  if (!gift || !isLinkOf(config, token, gift)) {
    return fail('gift.not-found')
  }
  return gift
}

/** What has left sale meanwhile was paid for, so it opens all the same. */
const refuseHolder = async (tx: Transaction, scope: SignedInScope, gift: GiftRow) => {
  const seen = await viewContent({ ...scope, db: tx }, gift.content_id).catch(() => null)
  if (seen) canTake(seen.access).orThrow()
}

/** The gift is locked, so of two who claim at once the second hears that it is taken. */
export const claimGift = (scope: SignedInScope, token: string): Promise<GiftRow> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const { accountId } = scope.actor
    const gift = await lockByToken(tx, scope, token)
    if (gift.claimed_by === accountId) return gift
    canShare(gift).orThrow()
    await refuseHolder(tx, scope, gift)
    const { order_id: orderId, giver_id: giverId } = gift
    const resource = contentResource(gift.content_id)
    await grantAccess(tx, { accountId, resource, source: giftSource, sourceId: orderId }, now)
    tx.emit('billing.gift-claimed', { orderId, giverId, accountId })
    return changeGift(tx, gift, { claimed_by: accountId, claimed_at: now })
  })
