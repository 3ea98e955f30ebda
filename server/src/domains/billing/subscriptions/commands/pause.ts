import type { SubscriptionId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readTier } from '../../tiers/reader.ts'
import { cardFor } from '../card-for.ts'
import { nextBill } from '../next-period.ts'
import { openRenewal } from '../open-invoice.ts'
import { pauseMonthsLeft } from '../pauses.ts'
import { readPauses } from '../reader/pauses.ts'
import type { SubscriptionRow } from '../reader/subscriptions.ts'
import { changeSubscription, lockSubscription, moveSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

/** From the end of what is paid for. */
export const pauseSubscription = (scope: SignedInScope, id: SubscriptionId, months: number) =>
  withOwn(scope, id, async (tx, row, now) => {
    if (row.state !== 'active' || row.basis !== 'paid' || row.is_trial) fail('subscription.not-now')
    const pauses = (await readPauses(tx, [row.id])).get(row.id)
    if (months > pauseMonthsLeft(pauses, row, now)) fail('subscription.paused-enough')
    return changeSubscription(tx, row, { pause_months: months }, 'wish-pause', now)
  })

/** Charged now, and anchored to this day: nobody gets back into a rhythm they had left. */
const chargeAgain = async (tx: Transaction, row: SubscriptionRow, now: Date) => {
  if (row.open_invoice_id) return row
  if (!(await cardFor(tx, row))) fail('payment-method.needed')
  const tier = (await readTier(tx, row.tier_id)) ?? fail('tier.not-found')
  const again = { ...row, resume_at: null }
  await openRenewal(tx, again, nextBill(again, tier, now), now)
  return (await lockSubscription(tx, row.id)) ?? fail('subscription.not-found')
}

export const resumeSubscription = (scope: SignedInScope, id: SubscriptionId) =>
  withOwn(scope, id, async (tx, row, now) => {
    if (row.state === 'paused') return chargeAgain(tx, row, now)
    if (row.state === 'active' && row.pause_months) {
      return changeSubscription(tx, row, { pause_months: null }, 'resume', now)
    }
    const isOver = row.period_end !== null && row.period_end <= now
    if (row.basis !== 'paid' || isOver) fail('subscription.not-now')
    return moveSubscription(tx, row, 'resume', {}, now)
  })
