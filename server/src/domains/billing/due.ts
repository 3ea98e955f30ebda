import { after } from '../../platform/clock/after.ts'
import type { DueTask } from '../../platform/events/due.ts'
import { endDeparted } from './departures/due.ts'
import { settleDisputes } from './evidence/submit-evidence.ts'
import { deleteAbandonedQuotes, settleOrders } from './payments/due.ts'
import { findLostMessages, readStatement } from './provider-events/due.ts'
import { reconcileDay } from './reconcile-day.ts'
import { settleRefunds } from './refunds/due.ts'
import { returnTakenDown } from './removals/due.ts'
import { warnSilent } from './silence/due.ts'
import { advanceSubscriptions } from './subscriptions/due.ts'
import { tellTierChanges } from './tiers/changes.ts'
import { chargeTabs } from './tips/due.ts'

const hour = 3_600_000

/** Every hour the day that ended an hour ago, by when what moved has reached the books. */
const compareWithProvider: DueTask = {
  name: 'billing.reconcile',
  everyMs: hour,
  run: async (scope) => {
    const differences = await reconcileDay(scope, after(scope.now(), -hour))
    if (differences.length > 0) {
      scope.log.error({ count: differences.length }, 'the provider and the books differ')
    }
    return 0
  },
}

export const billingDue: readonly DueTask[] = [
  settleOrders,
  deleteAbandonedQuotes,
  chargeTabs,
  advanceSubscriptions,
  tellTierChanges,
  warnSilent,
  endDeparted,
  returnTakenDown,
  settleRefunds,
  settleDisputes,
  findLostMessages,
  readStatement,
  compareWithProvider,
]
