import type { ContentId, OrderId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { after, isOpen, isSamePrice, isUnderway, lengths } from '../policy.ts'
import { type OrderRow, readOrdersOfPiece } from '../reader/orders.ts'
import { amountsOf, readSellable, type Sellable } from '../sellable.ts'
import { insertOrder, moveOrder } from '../writer/orders.ts'

const unconfirmed = {
  ...{ state: 'quoted', version: 1, attempt: 0, rail: 'card' },
  ...{ intent_id: null, method_id: null, save_card: false, consent_at: null },
  ...{ country_stated: null, country_of_card: null, card_brand: null, card_last4: null },
  ...{ failure: null, paid_at: null },
} as const satisfies Partial<OrderRow>

const newOrder = ({ actor }: SignedInScope, sellable: Sellable, now: Date): OrderRow => {
  const expiresAt = after(now, lengths.quote)
  return {
    ...unconfirmed,
    ...amountsOf(sellable.price),
    id: uuid() as OrderId,
    account_id: actor.accountId,
    content_id: sellable.contentId,
    creator_id: sellable.creatorId,
    title: sellable.title,
    created_at: now,
    expires_at: expiresAt,
    due_at: expiresAt,
  }
}

/**
 * The offer that is open already, if it still says the truth, so that two tabs and the back button
 * meet in one order. One whose price has changed is closed by the sweep.
 */
export const createQuote = (scope: SignedInScope, contentId: ContentId): Promise<OrderRow> =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, scope.actor.accountId, now)
    const sellable = await readSellable(tx, scope, contentId)
    const orders = await readOrdersOfPiece(tx, scope.actor.accountId, contentId)
    if (orders.some(({ state }) => isUnderway(state))) fail('order.in-progress')
    const open = orders.find((order) => isOpen(order) && order.expires_at > now)
    if (open && isSamePrice(open, sellable.price)) return open
    if (open) await moveOrder(tx, open, open.state, { expires_at: now }, now)
    return insertOrder(tx, newOrder(scope, sellable, now))
  })
