import { type OrderId, type ReceiptView, subtractMoney } from '@fanfare/contract'
import type { Queryable } from '../../../platform/database/database.ts'
import { fail } from '../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../platform/scope.ts'
import { readPeople } from '../../profiles/index.ts'
import { presentDispute } from '../disputes/presenter.ts'
import { isClaimed, kindOf } from '../orders/kinds.ts'
import { type OrderRow, readOrderRow } from '../orders/reader.ts'
import { referenceOf } from '../orders/reference.ts'
import { viewOrder } from '../orders/view-orders.ts'
import { readOffer } from '../refunds/facts.ts'
import { readOwed } from '../refunds/owed.ts'
import { canAsk, canRefund, isWaiting, type RefundOffer, sentAgain } from '../refunds/policy.ts'
import { presentRefund } from '../refunds/presenter.ts'
import { type RefundRow, readRefundsOfOrder } from '../refunds/reader.ts'
import { briefOf } from '../shared/people.ts'
import { type ReceiptFacts, readReceiptFacts } from './read-receipt.ts'
import { heldOf, sharedOf, shareOf, sumOf } from './split.ts'

type ViewedBy = ReceiptView['viewedBy']

interface Seen {
  readonly facts: ReceiptFacts
  readonly viewedBy: ViewedBy
  readonly offer: RefundOffer | null
  readonly canRefund: boolean
}

/** What is not theirs, or was never paid, is not there. */
const viewerOf = (order: OrderRow | null, { actor }: SignedInScope): ViewedBy => {
  if (order?.state !== 'paid') return fail('order.not-found')
  if (order.account_id === actor.accountId) return 'buyer'
  return order.creator_id === actor.accountId ? 'creator' : fail('order.not-found')
}

/** How whoever paid could have the money back now. */
const offerFor = async (
  db: Queryable,
  order: OrderRow,
  refunds: readonly RefundRow[],
  now: Date,
): Promise<RefundOffer | null> => {
  if (await readOwed(db, order, refunds)) return sentAgain
  const mayAsk = kindOf(order).returned === 'whole' && canAsk(order, refunds).allowed
  return mayAsk && !(await isClaimed(db, order)) ? readOffer(db, order, now) : null
}

/** People come here right after a payment or a refund. */
const look = async (scope: SignedInScope, id: OrderId): Promise<Seen> => {
  const { primary } = scope
  const order = await readOrderRow(primary, id)
  const viewedBy = viewerOf(order, scope)
  if (!order) return fail('order.not-found')
  const refunds = await readRefundsOfOrder(primary, id)
  const open = refunds.filter((one) => !isWaiting(one))
  return {
    facts: await readReceiptFacts(primary, order),
    viewedBy,
    offer: viewedBy === 'buyer' ? await offerFor(primary, order, refunds, scope.now()) : null,
    canRefund:
      viewedBy === 'creator' &&
      kindOf(order).returned === 'whole' &&
      canRefund(order, open).allowed &&
      !(await isClaimed(primary, order)),
  }
}

export const viewReceipt = async (scope: SignedInScope, id: OrderId): Promise<ReceiptView> => {
  const { facts, viewedBy, offer, canRefund } = await look(scope, id)
  const { order, number, earnings, events, refund, dispute } = facts
  const shown = await viewOrder(scope, order)
  const people = await readPeople(scope, [order.account_id])
  const shared = sharedOf(order)
  const held = heldOf(order, earnings)
  return {
    number,
    reference: viewedBy === 'buyer' ? referenceOf(scope.config, order.id) : null,
    viewedBy,
    buyer: briefOf(people, order.account_id),
    order: viewedBy === 'buyer' ? shown : { ...shown, card: null, country: null },
    shared,
    held,
    returned: subtractMoney(sumOf(shared), sumOf(held)),
    share: shareOf(earnings),
    events: events.map(({ kind, at, amount }) => ({ kind, at: at.toISOString(), amount })),
    refund: refund && presentRefund(refund, people, viewedBy),
    dispute: dispute && presentDispute(dispute),
    offer,
    abilities: { refund: offer !== null || canRefund },
  }
}

/** The paper is the buyer's alone: their address stands on it. */
export const readOwnReceipt = async (scope: SignedInScope, id: OrderId): Promise<ReceiptFacts> => {
  const order = await readOrderRow(scope.primary, id)
  if (!order || viewerOf(order, scope) !== 'buyer') return fail('order.not-found')
  return readReceiptFacts(scope.primary, order)
}
