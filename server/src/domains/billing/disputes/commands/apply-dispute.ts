import type { DisputeId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import type { ProviderDispute } from '../../gateways/claims.ts'
import { providerOf } from '../../gateways/index.ts'
import { type OrderRow, readOrderByIntent } from '../../orders/reader.ts'
import { lockOrder } from '../../orders/writer.ts'
import { applyIntent } from '../../payments/commands/apply-intent.ts'
import { disputeRanks } from '../../payments/hearing.ts'
import { applyRefund } from '../../refunds/commands/apply-refund.ts'
import { liveRefund } from '../../refunds/policy.ts'
import { readRefundsOfOrder } from '../../refunds/reader.ts'
import { bookFees, bookLost, bookOpened, bookWon } from '../books.ts'
import type { DisputeRow } from '../reader.ts'
import { restoreAccess, suspendAccess, takeForGood } from '../suspend.ts'
import { changeDispute, insertDispute, lockDispute, nextLook } from '../writer.ts'

type Taken = ProviderDispute & { readonly state: Exclude<ProviderDispute['state'], 'asked'> }

const isTaken = (told: ProviderDispute): told is Taken => told.state !== 'asked'

const newDispute = (order: OrderRow, told: Taken, now: Date): DisputeRow => ({
  id: uuid() as DisputeId,
  provider_id: told.id,
  order_id: order.id,
  account_id: order.account_id,
  creator_id: order.creator_id,
  title: order.title,
  reason: told.reason,
  amount: told.amount.amount,
  currency: told.amount.currency,
  // Whatever it is by now, it was opened first: what follows of that happens in any case.
  state: 'needs-response',
  opened_at: new Date(told.openedAt),
  evidence_due_at: told.evidenceDueAt === null ? null : new Date(told.evidenceDueAt),
  evidence_sent_at: null,
  closed_at: null,
  due_at: nextLook(now),
})

const open = async (tx: Transaction, order: OrderRow, told: Taken, now: Date) => {
  await bookOpened(tx, told, now)
  await suspendAccess(tx, order, now)
  return insertDispute(tx, newDispute(order, told, now))
}

const close = async (tx: Transaction, order: OrderRow, told: Taken, now: Date) => {
  if (told.state === 'won') {
    await bookWon(tx, told, now)
    await restoreAccess(tx, order, now)
  } else {
    await bookLost(tx, told, now)
    await takeForGood(tx, order, now)
  }
}

const apply = async (tx: Transaction, seen: OrderRow, told: Taken, now: Date) => {
  await lockCustomer(tx, seen.account_id, now)
  const order = await lockOrder(tx, seen.id)
  if (!order) return
  const known = await lockDispute(tx, told.id)
  if (known?.closed_at) return
  const dispute = known ?? (await open(tx, order, told, now))
  await bookFees(tx, told, order.rail, now)
  const isClosed = told.state === 'won' || told.state === 'lost'
  // What opening has done to the order counts for closing it.
  const present = known ? order : ((await lockOrder(tx, order.id)) ?? order)
  if (isClosed) await close(tx, present, told, now)
  const ends = isClosed ? { closed_at: now, due_at: null } : { due_at: nextLook(now) }
  const isFurther = disputeRanks[told.state] > disputeRanks[dispute.state]
  await changeDispute(tx, dispute, isFurther ? told.state : dispute.state, ends)
}

/** A refund that has failed at the bank must have come back in the books before it is disputed. */
const refreshRefund = async (scope: Scope, { id }: OrderRow) => {
  const refunds = await readRefundsOfOrder(scope.primary, id)
  const { provider_id: providerId } = liveRefund(refunds) ?? {}
  if (providerId) await applyRefund(scope, providerId)
}

/**
 * The only place where what a bank decided takes effect, whoever learned of it. A dispute only goes
 * forward, so a message is taken at its word, and one that is old by now changes nothing.
 */
export const hearDispute = async (scope: Scope, told: ProviderDispute) => {
  if (!isTaken(told) || !told.intentId) return
  const { intentId } = told
  const order = await readOrderByIntent(scope.primary, intentId)
  if (!order) throw new Error(`dispute ${told.id} is about a payment that is not ours`)
  // What a bank takes back was paid, also when that message is still on its way.
  if (order.state !== 'paid') await applyIntent(scope, intentId)
  await refreshRefund(scope, order)
  await scope.transact((tx) => apply(tx, order, told, scope.now()))
}

export const applyDispute = async (scope: Scope, providerId: string) =>
  hearDispute(scope, await providerOf(scope).readDispute(providerId))
