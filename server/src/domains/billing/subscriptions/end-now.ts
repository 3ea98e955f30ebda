import { type EndOffer, money, type SubscriptionEnd } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { hasOpenedLocked } from '../../catalog/index.ts'
import {
  isTermOrder,
  isTierOrder,
  type TermOrder,
  type TierOrder,
} from '../checkout/reader/orders.ts'
import { lockOrder } from '../checkout/writer/orders.ts'
import { sumOf } from '../tips/policy.ts'
import { readTipsOfOrder } from '../tips/reader.ts'
import { finish } from './finish.ts'
import { can } from './policy.ts'
import { readInvoicesOfPeriod } from './reader/invoices.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { returnMoney } from './return-money.ts'

const day = 86_400_000

interface Unused {
  readonly order: TierOrder | TermOrder
  readonly amount: number
}

/** Of each payment for this period, the share of its time that is left. */
const readUnused = async (tx: Transaction, row: SubscriptionRow, now: Date): Promise<Unused[]> => {
  const { period_end: end } = row
  if (!end || end <= now) return []
  const unused: Unused[] = []
  for (const invoice of await readInvoicesOfPeriod(tx, row.id, row.period_start)) {
    const order = invoice.order_id && (await lockOrder(tx, invoice.order_id))
    if (!order || !(isTierOrder(order) || isTermOrder(order)) || order.standing !== 'kept') continue
    const from = invoice.kind === 'upgrade' ? invoice.created_at : row.period_start
    const tips = sumOf(await readTipsOfOrder(tx, order.id))
    const whole = BigInt(end.getTime() - from.getTime())
    const left = BigInt(end.getTime() - now.getTime())
    const amount = Number((BigInt(order.total - tips) * left) / whole)
    if (amount > 0) unused.push({ order, amount })
  }
  return unused
}

/** What goes back when it ends by the creator's doing. */
export const readUnusedSum = async (tx: Transaction, row: SubscriptionRow, now: Date) =>
  sumOf(await readUnused(tx, row, now))

const nothing = (reason: EndOffer['reason'], unusedDays = 0): EndOffer => ({
  ...{ returns: null, unusedDays, reason },
})

const offerFor = async (
  tx: Transaction,
  row: SubscriptionRow,
  unused: readonly Unused[],
  now: Date,
): Promise<EndOffer> => {
  if (!can(row, 'end').allowed || row.state === 'incomplete') return nothing('not-possible')
  const { period_end: end, account_id, creator_id, period_start } = row
  const unusedDays = end ? Math.max(0, Math.floor((end.getTime() - now.getTime()) / day)) : 0
  // What was given to them is no money of theirs.
  if (row.basis === 'gift') return nothing('nothing-paid')
  if (unused.length === 0) {
    return nothing(row.paid_total > 0 && unusedDays > 0 ? 'nothing-left' : 'nothing-paid')
  }
  if (await hasOpenedLocked(tx, account_id, creator_id, period_start)) {
    return nothing('something-opened', unusedDays)
  }
  return { returns: money(sumOf(unused), row.currency), unusedDays, reason: null }
}

/** What ending at this moment would give back, and why not. */
export const readEndOffer = async (tx: Transaction, row: SubscriptionRow, now: Date) =>
  offerFor(tx, row, await readUnused(tx, row, now), now)

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
  const unused = await readUnused(tx, row, now)
  const offer = await offerFor(tx, row, unused, now)
  if (atFault || offer.returns) {
    const words = 'Unused days of a subscription that ended'
    for (const { order, amount } of unused) {
      await returnMoney(tx, order, { amount: money(amount, row.currency), words }, now)
    }
  }
  return finish(tx, row, 'end', why, now)
}
