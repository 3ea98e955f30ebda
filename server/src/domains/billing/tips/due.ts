import { after } from '../../../platform/clock/after.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lengths } from '../checkout/policy.ts'
import { lockCustomer } from '../methods/writer.ts'
import { chargeTab } from './charge-tab.ts'
import type { TabRow } from './reader.ts'
import { claimDueTabs, openTab } from './writer.ts'

const charge = (scope: Scope, tab: TabRow) =>
  scope.transact(async (tx) => {
    await lockCustomer(tx, tab.account_id, scope.now())
    await chargeTab(tx, await openTab(tx, tab), true, scope.now())
  })

/** Tabs whose oldest tip has waited long enough, and those whose last charge failed a while ago. */
export const chargeTabs: DueTask = {
  name: 'billing.charge-tabs',
  async run(scope) {
    const now = scope.now()
    const until = after(now, lengths.patience)
    const tabs = await scope.transact((tx) => claimDueTabs(tx, now, until))
    for (const tab of tabs) await charge(scope, tab)
    return tabs.length
  },
}
