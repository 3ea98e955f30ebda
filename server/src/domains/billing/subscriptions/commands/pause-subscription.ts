import type { SubscriptionId } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { pauseMonthsLeft } from '../pauses.ts'
import { readPauses } from '../reader/subscriptions.ts'
import { updateSubscription } from '../writer/subscriptions.ts'
import { withOwn } from './own.ts'

/** The pause begins at the end of the paid period. */
export const pauseSubscription = (scope: SignedInScope, id: SubscriptionId, months: number) =>
  withOwn(scope, id, async (tx, row, now) => {
    if (row.state !== 'active' || row.basis !== 'paid' || row.is_trial) fail('subscription.not-now')
    const pauses = (await readPauses(tx, [row.id])).get(row.id)
    if (months > pauseMonthsLeft(pauses, row, now)) fail('subscription.paused-enough')
    return updateSubscription(tx, row, { pause_months: months }, 'wish-pause', now)
  })
