import { money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { leasedTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readProfile } from '../../profiles/index.ts'
import { lockCustomer } from '../customers/writer.ts'
import { lengths } from '../orders/policy.ts'
import { mailAccounts } from '../shared/mail-accounts.ts'
import { chargeTab } from './charge-tab.ts'
import { tipLapsedMail, tipsLapsedMail } from './mails.ts'
import { isHeld, lapsesAt, sumOf } from './policy.ts'
import { readOnTab, type TabRow, type TipRow } from './reader.ts'
import { claimDueTabs, markLapsed, openTab } from './writer.ts'

const tellBoth = async (tx: Transaction, scope: Scope, tab: TabRow, tips: readonly TipRow[]) => {
  const { PUBLIC_ORIGIN: origin } = scope.config
  const totalOf = (some: readonly TipRow[]) => money(sumOf(some), tab.currency)
  const fan = (await readProfile(tx, tab.account_id))?.display_name ?? 'Somebody'
  const toFan = { accountId: tab.account_id, mail: tipsLapsedMail(origin, totalOf(tips)) }
  const byCreator = Map.groupBy(tips, ({ creator_id }) => creator_id)
  const toCreators = [...byCreator].map(([accountId, own]) => ({
    accountId,
    mail: tipLapsedMail(origin, fan, totalOf(own)),
  }))
  await mailAccounts(tx, [toFan, ...toCreators], scope)
}

/** Needs the customer's lock. What has waited for half a year is charged no more. */
const lapseTips = async (tx: Transaction, scope: Scope, tab: TabRow) => {
  const now = scope.now()
  const tips = await readOnTab(tx, tab)
  const lapsed = tips.filter((tip) => !isHeld(tip) && lapsesAt(tip) <= now)
  if (lapsed.length === 0) return
  const ids = lapsed.map(({ id }) => id)
  await markLapsed(tx, ids, now)
  await tellBoth(tx, scope, tab, lapsed)
}

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
