import { money, type OrderId } from '@fanfare/contract'
import { v7 as uuid } from 'uuid'
import type { Transaction } from '../../../platform/database/database.ts'
import { readProfile, readSuspended } from '../../profiles/index.ts'
import { type MethodRow, readCountry, readMethods } from '../customers/reader.ts'
import { amountsOf, newOrder } from '../orders/amounts.ts'
import { dueAt } from '../orders/policy.ts'
import type { OrderRow } from '../orders/reader.ts'
import { insertOrder, tellConfirmed } from '../orders/writer.ts'
import { isHeld, isTooSmall, sumOf } from './policy.ts'
import { readOnTab, type Tab, type TabRow, type TipRow } from './reader.ts'
import { noteFailure, postponeTab, refreshTab } from './tab.ts'
import { holdTips } from './writer.ts'

const titleOf = async (tx: Transaction, tips: readonly TipRow[]) => {
  const [only, ...others] = new Set(tips.map(({ creator_id }) => creator_id))
  if (!only || others.length > 0) return `Tips to ${others.length + 1} creators`
  return `Tips to ${(await readProfile(tx, only))?.display_name ?? 'a creator'}`
}

/** Confirmed from the start, since the fan said yes with every tip. Nobody can confirm it again. */
const orderOf = async (
  tx: Transaction,
  { account_id, currency }: TabRow,
  { tips, method, offSession }: { tips: readonly TipRow[]; method: MethodRow; offSession: boolean },
  now: Date,
): Promise<OrderRow> => {
  return {
    ...newOrder,
    ...amountsOf(money(sumOf(tips), currency)),
    id: uuid() as OrderId,
    account_id,
    kind: 'tips',
    title: await titleOf(tx, tips),
    country_stated: await readCountry(tx, account_id),
    creator_id: null,
    state: 'confirming',
    attempt: 1,
    method_id: method.provider_id,
    off_session: offSession,
    created_at: now,
    expires_at: now,
    due_at: dueAt('confirming', now, now),
  }
}

/**
 * Needs the customer's lock. Everything that waits on the tab in one charge to the default card;
 * null when too little waits, a charge is on its way or there is no card.
 */
export const chargeTab = async (
  tx: Transaction,
  tab: TabRow,
  offSession: boolean,
  now: Date,
): Promise<OrderRow | null> => {
  const { tips, withheld } = await readChargeable(tx, tab)
  if (isTooSmall(tips)) {
    await (withheld ? postponeTab : refreshTab)(tx, tab, now)
    return null
  }
  const [method] = await readMethods(tx, tab.account_id)
  if (!method) {
    await noteFailure(tx, tab, 'card-missing', now)
    return null
  }
  const order = await insertOrder(tx, await orderOf(tx, tab, { tips, method, offSession }, now))
  await holdTips(
    tx,
    tips.map(({ id }) => id),
    order.id,
  )
  await refreshTab(tx, tab, now)
  tellConfirmed(tx, order)
  return order
}

interface Chargeable {
  /** None while another charge has some of them. */
  readonly tips: readonly TipRow[]
  /** Some wait until whoever gave or gets them is restored. */
  readonly withheld: boolean
}

/** What may be charged now: nothing of whoever is suspended, and nothing for them. */
export const readChargeable = async (tx: Transaction, tab: Tab): Promise<Chargeable> => {
  const onTab = await readOnTab(tx, tab)
  if (onTab.some(isHeld)) return { tips: [], withheld: false }
  const creators = onTab.map(({ creator_id }) => creator_id)
  const suspended = await readSuspended(tx, [tab.account_id, ...creators])
  const isWithheld = ({ account_id, creator_id }: TipRow) =>
    suspended.has(account_id) || suspended.has(creator_id)
  return { tips: onTab.filter((tip) => !isWithheld(tip)), withheld: onTab.some(isWithheld) }
}
