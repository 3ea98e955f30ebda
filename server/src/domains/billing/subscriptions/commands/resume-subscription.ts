import type { SubscriptionId } from '@fanfare/contract'
import type { Transaction } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readTier } from '../../tiers/reader.ts'
import { cardFor } from '../card-for.ts'
import { nextBill } from '../next-period.ts'
import { openRenewal } from '../open-invoice.ts'
import type { SubscriptionRow } from '../reader/subscriptions.ts'
import { lockSubscription, moveSubscription, updateSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

/** Charges now and starts new periods from today, not from the day the old ones started. */
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
      return updateSubscription(tx, row, { pause_months: null }, 'resume', now)
    }
    const isOver = row.period_end !== null && row.period_end <= now
    if (row.basis !== 'paid' || isOver) fail('subscription.not-now')
    return moveSubscription(tx, row, 'resume', {}, now)
  })
