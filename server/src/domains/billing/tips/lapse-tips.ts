import { money } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Scope } from '../../../platform/scope.ts'
import { readProfile } from '../../profiles/index.ts'
import { mailAccounts } from '../mail-accounts.ts'
import { tipLapsedMail, tipsLapsedMail } from './mails.ts'
import { isHeld, lapsesAt, sumOf } from './policy.ts'
import { readOnTab, type TabRow, type TipRow } from './reader.ts'
import { markLapsed } from './writer.ts'

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
export const lapseTips = async (tx: Transaction, scope: Scope, tab: TabRow) => {
  const now = scope.now()
  const tips = await readOnTab(tx, tab)
  const lapsed = tips.filter((tip) => !isHeld(tip) && lapsesAt(tip) <= now)
  if (lapsed.length === 0) return
  const ids = lapsed.map(({ id }) => id)
  await markLapsed(tx, ids, now)
  await tellBoth(tx, scope, tab, lapsed)
}
