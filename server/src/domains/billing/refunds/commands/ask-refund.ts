import type { AccountId, OrderId, ParsedRequest, Routes } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { kindOf } from '../../orders/kinds.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { lockOrder } from '../../orders/writer.ts'
import { readOffer } from '../facts.ts'
import { newRefund, returnMoney } from '../new-refund.ts'
import { readOwed } from '../owed.ts'
import { canAsk, restOf } from '../policy.ts'
import { type RefundRow, readRefundsOfOrder } from '../reader.ts'
import { insertRefund } from '../writer.ts'
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

const refuseParts = (order: OrderRow) => {
  if (kindOf(order).returned !== 'whole') fail('refund.not-possible')
}

/** What goes back whole or not at all. */
export const lockReturnable = async (
  tx: Transaction,
  id: OrderId,
  accountId: AccountId,
  now: Date,
): Promise<OrderRow> => {
  const order = await lockBought(tx, id, accountId, now)
  refuseParts(order)
  return order
}

/**
 * Decided in the transaction that closes the post, so nothing is watched in between. What is owed
 * anyway is sent again, as much as did not arrive.
 */
export const openRefund = async (
  tx: Transaction,
  order: OrderRow,
  { reason, words }: AskRefund,
  now: Date,
): Promise<RefundRow> => {
  const refunds = await readRefundsOfOrder(tx, order.id)
  const owed = await readOwed(tx, order, refunds)
  if (owed) return returnMoney(tx, order, owed, now)
  refuseParts(order)
  canAsk(order, refunds).orThrow()
  await kindOf(order).hold?.(tx, order, now)
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
