import { type EndOffer, money, type SubscriptionEnd } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { hasOpenedLocked } from '../../catalog/index.ts'
import { isTierOrder, type TierOrder } from '../checkout/reader/orders.ts'
import { lockOrder, moveOrder } from '../checkout/writer/orders.ts'
import { freeSeat } from '../tiers/seats.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { can } from './policy.ts'
import { readInvoice, readInvoicesOfPeriod } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { returnMoney } from './return-money.ts'
import { closeInvoice } from './writer/invoices.ts'
import { moveSubscription } from './writer/subscriptions.ts'

const day = 86_400_000

interface Unused {
  readonly order: TierOrder
  readonly amount: number
}

/** Of each payment for this period, the share of its time that is left. */
const readUnused = async (tx: Transaction, row: SubscriptionRow, now: Date): Promise<Unused[]> => {
  const { period_end: end } = row
  if (!end || end <= now) return []
  const unused: Unused[] = []
  for (const invoice of await readInvoicesOfPeriod(tx, row.id, row.period_start)) {
    const order = invoice.order_id && (await lockOrder(tx, invoice.order_id))
    if (!order || !isTierOrder(order) || order.standing !== 'kept') continue
    const from = invoice.kind === 'upgrade' ? invoice.created_at : row.period_start
    const tips = (await readTipsOfOrder(tx, order.id)).reduce((sum, { amount }) => sum + amount, 0)
    const whole = BigInt(end.getTime() - from.getTime())
    const left = BigInt(end.getTime() - now.getTime())
    const amount = Number((BigInt(order.total - tips) * left) / whole)
    if (amount > 0) unused.push({ order, amount })
  }
  return unused
}

/** What goes back when it ends by the creator's doing. */
export const readUnusedSum = async (tx: Transaction, row: SubscriptionRow, now: Date) =>
  (await readUnused(tx, row, now)).reduce((sum, { amount }) => sum + amount, 0)

const nothing = (reason: EndOffer['reason'], unusedDays = 0): EndOffer => ({
  ...{ returns: null, unusedDays, reason },
})

/** What ending at this moment would give back, and why not. */
export const readEndOffer = async (
  tx: Transaction,
  row: SubscriptionRow,
  now: Date,
): Promise<EndOffer> => {
  if (!can(row, 'end').allowed || row.state === 'incomplete') return nothing('not-possible')
  const { period_end: end, account_id, creator_id, period_start } = row
  const unusedDays = end ? Math.max(0, Math.floor((end.getTime() - now.getTime()) / day)) : 0
  const unused = await readUnused(tx, row, now)
  if (unused.length === 0) {
    return nothing(row.paid_total > 0 && unusedDays > 0 ? 'nothing-left' : 'nothing-paid')
  }
  if (await hasOpenedLocked(tx, account_id, creator_id, period_start)) {
    return nothing('something-opened', unusedDays)
  }
  const sum = unused.reduce((all, { amount }) => all + amount, 0)
  return { returns: money(sum, row.currency), unusedDays, reason: null }
}

/** The payment that is open can no longer happen; the sweep takes it back at the provider. */
const closePayment = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  const invoice = row.open_invoice_id && (await readInvoice(tx, row.open_invoice_id))
  if (!invoice) return
  await closeInvoice(tx, invoice, 'void', now)
  const order = invoice.order_id && (await lockOrder(tx, invoice.order_id))
  if (order) await moveOrder(tx, order, order.state, { expires_at: now }, now)
}

interface End {
  readonly why: SubscriptionEnd
  /** The creator's doing: unused days go back whatever was opened. */
  readonly atFault: boolean
}

/** Needs the customer's and its own lock. Access ends here, and unused days go back if they may. */
export const endNow = async (
  tx: Transaction,
  row: SubscriptionRow,
  { why, atFault }: End,
  now: Date,
): Promise<SubscriptionRow> => {
  can(row, 'end').orThrow()
  const offer = await readEndOffer(tx, row, now)
  if (atFault || offer.returns) {
    for (const { order, amount } of await readUnused(tx, row, now)) {
      const words = 'Unused days of a subscription that ended'
      await returnMoney(tx, order, { amount: money(amount, row.currency), words }, now)
    }
  }
  await closePayment(tx, row, now)
  await freeSeat(tx, row.tier_id)
  if (row.next_tier_id && row.next_tier_id !== row.tier_id) await freeSeat(tx, row.next_tier_id)
  const ended = { ended_at: now, end_reason: why, open_invoice_id: null, paused_at: null }
  return moveSubscription(tx, row, 'end', ended, now)
}
