import { leasedTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lengths } from '../checkout/policy.ts'
import { lockCustomer } from '../methods/writer.ts'
import { chargeTab } from './charge-tab.ts'
import { lapseTips } from './lapse-tips.ts'
import type { TabRow } from './reader.ts'
import { claimDueTabs, openTab } from './writer.ts'

const charge = (scope: Scope, tab: TabRow) =>
  scope.transact(async (tx) => {
    await lockCustomer(tx, tab.account_id, scope.now())
    const open = await openTab(tx, tab)
    await lapseTips(tx, scope, open)
    await chargeTab(tx, open, true, scope.now())
  })

/** Tabs whose oldest tip has waited long enough, also for nothing, and those that failed a while ago. */
export const chargeTabs = leasedTask({
  name: 'billing.charge-tabs',
  leaseMs: lengths.patience,
  claim: claimDueTabs,
  settle: charge,
  oneByOne: true,
})
