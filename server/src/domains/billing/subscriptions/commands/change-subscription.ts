import { type Money, money, type SubscriptionId } from '@fanfare/contract'
import { after } from '../../../../platform/clock/after.ts'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { amountsOf } from '../../orders/amounts.ts'
import { dueAt, lengths } from '../../orders/policy.ts'
import type { OrderRow } from '../../orders/reader.ts'
import { insertOrder, tellConfirmed } from '../../orders/writer.ts'
import { freeSeat, takeSeat } from '../../tiers/seats.ts'
import { cardFor } from '../card-for.ts'
import { type Plan, planChange, presentPlan, type Wish } from '../change-offer.ts'
import { freePlanned } from '../finish.ts'
import { newInvoice, newTierOrder } from '../new-invoice.ts'
import { readOpenInvoices } from '../reader/invoices.ts'
import type { SubscriptionRow } from '../reader/subscriptions.ts'
import { isAtMost } from '../renewal-sum.ts'
import { refuseOverBudget } from '../spending.ts'
import { insertInvoice } from '../writer/invoices.ts'
import { moveSubscription, updateSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

interface Consent extends Wish {
  /** What the offer said. */
  readonly due: Money
  readonly total: Money
  readonly overBudget: boolean
}

type Agreed = Plan & Pick<Consent, 'overBudget'>

interface Changed {
  readonly row: SubscriptionRow
  readonly order: OrderRow | null
}

/** Paid while the fan is there to answer their bank; it holds when the money has moved. */
const payNow = async (
  tx: Transaction,
  row: SubscriptionRow,
  { bill, due, overBudget }: Agreed,
  now: Date,
): Promise<OrderRow> => {
  const method = (await cardFor(tx, row)) ?? fail('payment-method.needed')
  const expires_at = after(now, lengths.quote)
  const made: OrderRow = {
    ...(await newTierOrder(tx, row, bill)),
    ...amountsOf(money(due, row.currency)),
    state: 'confirming',
    attempt: 1,
    method_id: method.provider_id,
    created_at: now,
    expires_at,
    due_at: dueAt('confirming', expires_at, now),
  }
  if (!overBudget) await refuseOverBudget(tx, made, row.time_zone, now)
  const order = await insertOrder(tx, made)
  await insertInvoice(tx, newInvoice(row, { kind: 'upgrade', ...bill, order_id: order.id }, now))
  tellConfirmed(tx, order)
  return order
}

const noWish = { next_tier_id: null, next_interval: null, next_price: null } as const

/** Nothing is paid for a trial: another one holds at once, until the same day. */
const tryAnother = async (tx: Transaction, row: SubscriptionRow, plan: Plan, now: Date) => {
  const { tier, bill } = plan
  await freePlanned(tx, row)
  if (tier.id !== row.tier_id) await freeSeat(tx, row.tier_id)
  const has = { tier_id: tier.id, interval: bill.interval, price: bill.price }
  const change = { ...has, ...noWish, is_premium: tier.is_premium, accepted_price: null }
  return moveSubscription(tx, row, 'change', change, now)
}

const changeNow = async (tx: Transaction, row: SubscriptionRow, plan: Agreed, now: Date) => {
  if ((await readOpenInvoices(tx, row.id)).length > 0) fail('order.in-progress')
  if (plan.tier.id !== row.tier_id) await takeSeat(tx, plan.tier)
  if (row.is_trial) return { row: await tryAnother(tx, row, plan, now), order: null }
  return { row, order: await payNow(tx, row, plan, now) }
}

/** The seat is taken now, so that it is there when the period ends. */
const changeLater = async (tx: Transaction, row: SubscriptionRow, plan: Plan, now: Date) => {
  const { tier, bill } = plan
  await freePlanned(tx, row)
  if (tier.id !== row.tier_id) await takeSeat(tx, tier)
  const wish = { next_tier_id: tier.id, next_interval: bill.interval, next_price: bill.price }
  return { row: await updateSubscription(tx, row, wish, 'wish-change', now), order: null }
}

/** The fan's consent is to a price: if it has risen meanwhile, the fan is asked again. */
export const changeSubscription = (
  scope: SignedInScope,
  id: SubscriptionId,
  consent: Consent,
): Promise<Changed> =>
  withOwn(scope, id, async (tx, row, now) => {
    const plan = await planChange(tx, row, consent, now)
    const { due, total } = presentPlan(plan, row)
    if (!isAtMost(due, consent.due) || !isAtMost(total, consent.total)) fail('order.price-changed')
    if (plan.when === 'renewal') return changeLater(tx, row, plan, now)
    return changeNow(tx, row, { ...plan, overBudget: consent.overBudget }, now)
  })
