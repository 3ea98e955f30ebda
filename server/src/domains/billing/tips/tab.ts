import { after } from '../../../platform/clock/after.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { OrderRow } from '../orders/reader.ts'
import { isTooSmall, tabDueAt } from './policy.ts'
import { readOnTab, type Tab, type TabRow } from './reader.ts'
import { letGoOfTips, markCharged, openTab, setTab } from './writer.ts'

/** Needs the customer's lock. After whatever changed it: when it is to be charged next. */
export const refreshTab = async (tx: Transaction, tab: TabRow, now: Date) => {
  const onTab = await readOnTab(tx, tab)
  // What is not charged has not failed either, and more can be given.
  const failure = isTooSmall(onTab) ? null : tab.failure
  const failures = failure ? tab.failures : 0
  await setTab(tx, tab.id, {
    failure,
    failures,
    due_at: tabDueAt({ ...tab, failure, failures }, onTab, now),
  })
}

const day = 86_400_000

/** Somebody is suspended: looked at again tomorrow, so nothing need be done when they are restored. */
export const postponeTab = async (
  tx: Transaction,
  { id, failure, failures }: TabRow,
  now: Date,
) => {
  await setTab(tx, id, { failure, failures, due_at: after(now, day) })
}

const refreshed = async (tx: Transaction, order: Tab, change: Partial<TabRow>, now: Date) => {
  const tab = await openTab(tx, order)
  await refreshTab(tx, { ...tab, due_at: null, ...change }, now)
}

/** The money has moved: what was held is charged, and what came meanwhile begins anew. */
export const settleTips = async (tx: Transaction, order: OrderRow, now: Date) => {
  await markCharged(tx, order.id, now)
  await refreshed(tx, order, { failure: null, failures: 0 }, now)
}

/** Told at once; the tips stay held until the payment cannot happen any more. */
export const failTab = async (tx: Transaction, order: OrderRow, now: Date) => {
  await noteFailure(tx, order, order.failure ?? 'declined', now)
}

export const noteFailure = async (tx: Transaction, of: Tab, failure: string, now: Date) => {
  const { failures } = await openTab(tx, of)
  await refreshed(tx, of, { failure, failures: failures + 1 }, now)
  tx.emit('billing.tab-failed', { accountId: of.account_id, currency: of.currency })
}

/** Back on the tab, to be charged again later or settled by the fan. */
export const returnTips = async (tx: Transaction, order: OrderRow, now: Date) => {
  await letGoOfTips(tx, order.id)
  await refreshed(tx, order, {}, now)
}
