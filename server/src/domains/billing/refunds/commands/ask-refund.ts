import type { AccountId, OrderId, ParsedRequest, Routes } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { isSoldOnce, type OrderRow, type SoldOnce } from '../../checkout/reader/orders.ts'
import { lockOrder } from '../../checkout/writer/orders.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { returnMoney } from '../../subscriptions/return-money.ts'
import { readOffer } from '../facts.ts'
import { newRefund } from '../new-refund.ts'
import { readOwed } from '../owed.ts'
import { canAsk, restOf } from '../policy.ts'
import { type RefundRow, readRefundsOfOrder } from '../reader/refunds.ts'
import { insertRefund } from '../writer/refunds.ts'
import { beginReturn } from './grant-refund.ts'

type AskRefund = ParsedRequest<Routes['askRefund']>['body']

/** In the order in which everybody takes them: the buyer, then what they bought. */
export const lockBought = async (
  tx: Transaction,
  id: OrderId,
  accountId: AccountId,
  now: Date,
): Promise<OrderRow> => {
  await lockCustomer(tx, accountId, now)
  const order = await lockOrder(tx, id)
  return order?.account_id === accountId ? order : fail('order.not-found')
}

const soldOnce = (order: OrderRow): SoldOnce =>
  isSoldOnce(order) ? order : fail('refund.not-possible')

export const lockSoldOnce = async (
  tx: Transaction,
  id: OrderId,
  accountId: AccountId,
  now: Date,
): Promise<SoldOnce> => soldOnce(await lockBought(tx, id, accountId, now))

/**
 * Decided in the transaction that closes the post, so nothing is watched in between. What is owed
 * anyway is sent again, as much as did not arrive.
 */
export const openRefund = async (
  tx: Transaction,
  given: OrderRow,
  { reason, words }: AskRefund,
  now: Date,
): Promise<RefundRow> => {
  const refunds = await readRefundsOfOrder(tx, given.id)
  const owed = await readOwed(tx, given, refunds)
  if (owed) return returnMoney(tx, owed.order, owed, now)
  const order = soldOnce(given)
  canAsk(order, refunds).orThrow()
  const { kind } = await readOffer(tx, order, now)
  const selfServe = kind === 'self-serve'
  const state = kind === 'request' ? 'requested' : 'sending'
  if (state === 'sending') await beginReturn(tx, order, now)
  const amount = restOf(order, refunds)
  const asked = { state, asked_by: 'fan', self_serve: selfServe, reason, words, amount } as const
  return insertRefund(tx, newRefund(order, asked, now))
}

export const askRefund = (scope: Scope, buyer: AccountId, id: OrderId, given: AskRefund) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    return openRefund(tx, await lockBought(tx, id, buyer, now), given, now)
  })
