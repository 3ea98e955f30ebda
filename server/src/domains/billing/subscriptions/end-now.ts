import { type EndOffer, money, type SubscriptionEnd } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { hasOpenedLocked } from '../../catalog/index.ts'
import { returnMoney } from '../refunds/new-refund.ts'
import { sumOf } from '../tips/policy.ts'
import { holdLevel } from './access.ts'
import { finish } from './finish.ts'
import { can } from './policy.ts'
import type { SubscriptionRow } from './reader/subscriptions.ts'
import { mayLeave } from './tier-change.ts'
import { readUnused, returnOf, type Unused } from './unused.ts'

const day = 86_400_000

interface Return {
  readonly order: Unused['order']
  readonly amount: number
}

const readReturns = async (tx: Transaction, row: SubscriptionRow, now: Date): Promise<Return[]> => {
  const unused = await readUnused(tx, row, now)
  return unused
    .map((one) => ({ order: one.order, amount: returnOf(one) }))
    .filter(({ amount }) => amount > 0)
}

/** What goes back when it ends by the creator's doing. */
export const readUnusedSum = async (tx: Transaction, row: SubscriptionRow, now: Date) =>
  sumOf(await readReturns(tx, row, now))

const nothing = (reason: EndOffer['reason'], unusedDays = 0): EndOffer => ({
  returns: null,
  unusedDays,
  reason,
})

const offerFor = async (
  tx: Transaction,
  row: SubscriptionRow,
  unused: readonly Return[],
  now: Date,
): Promise<EndOffer> => {
  if (!can(row, 'end').allowed || row.state === 'incomplete') return nothing('not-possible')
  const { period_end: end, account_id, creator_id, period_start } = row
  const unusedDays = end ? Math.max(0, Math.floor((end.getTime() - now.getTime()) / day)) : 0
  // Somebody else paid for a gift, so ending it refunds nobody.
  if (row.basis === 'gift') return nothing('nothing-paid')
  if (unused.length === 0) {
    return nothing(row.paid_total > 0 && unusedDays > 0 ? 'nothing-left' : 'nothing-paid')
  }
  const hasOpened = await hasOpenedLocked(tx, account_id, creator_id, period_start)
  if (hasOpened && !(await mayLeave(tx, row, now))) return nothing('something-opened', unusedDays)
  return { returns: money(sumOf(unused), row.currency), unusedDays, reason: null }
}

/** What ending at this moment would give back, and why not. */
export const readEndOffer = async (tx: Transaction, row: SubscriptionRow, now: Date) =>
  offerFor(tx, row, await readReturns(tx, row, now), now)

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
  // What comes back hangs on whether something was opened: whoever opens it now has done so, or waits.
  await holdLevel(tx, row, now)
  const unused = await readReturns(tx, row, now)
  const offer = await offerFor(tx, row, unused, now)
  if (atFault || offer.returns) {
    const words = 'Unused days of an ended subscription'
    for (const { order, amount } of unused) {
      await returnMoney(tx, order, { amount: money(amount, row.currency), words }, now)
    }
  }
  return finish(tx, row, 'end', why, now)
}
