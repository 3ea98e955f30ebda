import type { Transaction } from '../../../platform/database/database.ts'
import { lockOrder } from '../orders/writer.ts'
import { sumOf } from '../tips/policy.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { isTermOrder, isTierOrder, type TermOrder, type TierOrder } from './order.ts'
import { type InvoiceRow, readInvoicesOfPeriod } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'

/** A payment for the period that runs, and which share of it is for the time to come. */
export interface Unused {
  readonly order: TierOrder | TermOrder
  /** Before the fee, without tips and without what an earlier period had left to pay. */
  readonly own: number
  readonly left: bigint
  readonly whole: bigint
}

/** What an order took for its own period, before the fee. */
const ownOf = async (tx: Transaction, order: TierOrder | TermOrder, { carried }: InvoiceRow) =>
  order.price - order.discount - carried - sumOf(await readTipsOfOrder(tx, order.id))

export const span = (from: Date, until: Date) =>
  BigInt(Math.max(0, until.getTime() - from.getTime()))

/**
 * An upgrade paid from its moment on. What was left of a month when a year began went into the
 * year, so the same share of it is left as of the year.
 */
const shareLeft = (
  { kind, created_at, period_start, period_end: until }: InvoiceRow,
  { period_start: start, period_end }: SubscriptionRow,
  now: Date,
) => {
  const end = period_end ?? now
  const from = kind === 'upgrade' && created_at > period_start ? created_at : period_start
  const begun = from > start ? from : start
  return {
    left: span(now, end) * span(begun, until),
    whole: span(begun, end) * span(from, until),
  }
}

export const readUnused = async (
  tx: Transaction,
  row: SubscriptionRow,
  now: Date,
): Promise<Unused[]> => {
  const { period_end: end } = row
  if (!end || end <= now) return []
  const unused: Unused[] = []
  for (const invoice of await readInvoicesOfPeriod(tx, row.id, row.period_start)) {
    const order = invoice.order_id && (await lockOrder(tx, invoice.order_id))
    if (!order || !(isTierOrder(order) || isTermOrder(order)) || order.refund_status !== 'kept')
      continue
    const own = await ownOf(tx, order, invoice)
    const share = shareLeft(invoice, row, now)
    if (own > 0 && share.left > 0n) unused.push({ order, own, ...share })
  }
  return unused
}

/** With its part of the fee, as it would go back. */
export const returnOf = ({ order, own, left, whole }: Unused) =>
  Number(
    (BigInt(order.total) * BigInt(own) * left) / (BigInt(order.price - order.discount) * whole),
  )

/** So much of a sum, half up. */
export const portion = (sum: number, { left, whole }: Pick<Unused, 'left' | 'whole'>) =>
  Number((BigInt(sum) * left * 2n + whole) / (whole * 2n))

/** Before the fee, as it is taken off another price. */
export const creditOf = (unused: readonly Unused[]) =>
  unused.reduce((sum, one) => sum + portion(one.own, one), 0)
