import { money, type OrderId, type SubscriptionId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import { after } from '../../../../platform/clock/after.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { amountsOf } from '../../checkout/amounts.ts'
import { newOrder } from '../../checkout/new-order.ts'
import { dueAt, lengths } from '../../checkout/policy.ts'
import type { OrderRow } from '../../checkout/reader/orders.ts'
import { insertOrder } from '../../checkout/writer/orders.ts'
import { freeSeat, takeSeat } from '../../tiers/seats.ts'
import { joinsNext, type Plan, planChange, type Wish } from '../change-offer.ts'
import { titleOf } from '../offer.ts'
import { cardFor } from '../open-invoice.ts'
import { type InvoiceRow, readOpenUpgrade } from '../reader/invoices.ts'
import type { SubscriptionRow } from '../reader/subscriptions.ts'
import { insertInvoice } from '../writer/invoices.ts'
import { changeSubscription, moveSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

interface Changed {
  readonly row: SubscriptionRow
  readonly order: OrderRow | null
}

/** Paid while the fan is there to answer their bank; it holds when the money has moved. */
const payNow = async (
  tx: Transaction,
  row: SubscriptionRow,
  { tier, bill, due }: Plan,
  now: Date,
): Promise<OrderRow> => {
  const method = (await cardFor(tx, row)) ?? fail('payment-method.needed')
  const expires_at = after(now, lengths.quote)
  const order = await insertOrder(tx, {
    ...newOrder,
    ...amountsOf(money(due, row.currency)),
    ...{ id: uuid() as OrderId, account_id: row.account_id, kind: 'subscription' },
    ...{ tier_id: tier.id, interval: bill.interval, creator_id: row.creator_id },
    ...{ title: await titleOf(tx, tier), state: 'confirming', attempt: 1 },
    ...{ method_id: method.provider_id, created_at: now, expires_at },
    due_at: dueAt('confirming', expires_at, now),
  })
  const invoice: InvoiceRow = {
    ...{ id: uuid(), subscription_id: row.id, kind: 'upgrade', ...bill },
    ...{ carried: 0, order_id: order.id, state: 'open', failures: 0 },
    ...{ created_at: now, closed_at: null },
  }
  await insertInvoice(tx, invoice)
  const { id: orderId, account_id: accountId, attempt } = order
  tx.emit('billing.order-confirmed', { orderId, accountId, attempt })
  return order
}

const noWish = { next_tier_id: null, next_interval: null, next_price: null } as const

/** Nothing to charge now: it holds at once, and what is owed joins the next invoice. */
const takeEffect = async (tx: Transaction, row: SubscriptionRow, plan: Plan, now: Date) => {
  const { tier, bill, due } = plan
  if (tier.id !== row.tier_id) await freeSeat(tx, row.tier_id)
  const has = { tier_id: tier.id, interval: bill.interval, price: bill.price }
  const span = row.is_trial || bill.interval === row.interval ? {} : bill
  const carried = row.carried + due
  const change = { ...span, ...has, ...noWish, carried, is_premium: tier.is_premium }
  return moveSubscription(tx, row, 'change', { ...change, accepted_price: null }, now)
}

const changeNow = async (tx: Transaction, row: SubscriptionRow, plan: Plan, now: Date) => {
  if (await readOpenUpgrade(tx, row.id)) fail('order.in-progress')
  if (row.next_tier_id && row.next_tier_id !== row.tier_id) await freeSeat(tx, row.next_tier_id)
  if (plan.tier.id !== row.tier_id) await takeSeat(tx, plan.tier)
  if (plan.due > 0 && !joinsNext(plan)) return { row, order: await payNow(tx, row, plan, now) }
  return { row: await takeEffect(tx, row, plan, now), order: null }
}

/** Its place is taken now, so that it is there when the period ends. */
const changeLater = async (tx: Transaction, row: SubscriptionRow, plan: Plan, now: Date) => {
  const { tier, bill } = plan
  if (row.next_tier_id && row.next_tier_id !== row.tier_id) await freeSeat(tx, row.next_tier_id)
  if (tier.id !== row.tier_id) await takeSeat(tx, tier)
  const wish = { next_tier_id: tier.id, next_interval: bill.interval, next_price: bill.price }
  return { row: await changeSubscription(tx, row, wish, 'wish-change', now), order: null }
}

export const changeTier = (
  scope: SignedInScope,
  id: SubscriptionId,
  wish: Wish,
): Promise<Changed> =>
  withOwn(scope, id, async (tx, row, now) => {
    const plan = await planChange(tx, row, wish, now)
    return plan.when === 'now' ? changeNow(tx, row, plan, now) : changeLater(tx, row, plan, now)
  })

export const readChange = (scope: SignedInScope, id: SubscriptionId, wish: Wish) =>
  withOwn(scope, id, async (tx, row, now) => ({ row, plan: await planChange(tx, row, wish, now) }))
