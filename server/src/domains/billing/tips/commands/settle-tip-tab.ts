import type { Currency } from '@fanfare/contract'
import type { Queryable } from '../../../../platform/database/database.ts'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { readMethods } from '../../customers/reader.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { answering } from '../../gateways/fault.ts'
import { type OrderRow, readOrderRow } from '../../orders/reader.ts'
import { closeOrder } from '../../payments/commands/close-order.ts'
import { chargeTab } from '../charge-tab.ts'
import { isHeld, isTooSmall, mayCharge } from '../policy.ts'
import { readOnTab, type Tab, type TipRow } from '../reader.ts'
import { openTab } from '../writer.ts'

const readHolder = async (db: Queryable, tips: readonly TipRow[]) => {
  const held = tips.find(isHeld)
  return held?.order_id ? readOrderRow(db, held.order_id) : null
}

/** Answers the charge that holds tips of this tab, if there is one: failed, since it may be paid anew. */
const refuse = async (db: Queryable, tab: Tab): Promise<OrderRow | null> => {
  const tips = await readOnTab(db, tab)
  if (tips.length === 0) fail('tip.nothing-to-settle')
  const holder = await readHolder(db, tips)
  if (holder && mayCharge(holder)) fail('order.in-progress')
  if (isTooSmall(tips)) fail('tip.too-small-to-charge')
  const [method] = await readMethods(db, tab.account_id)
  if (!method) fail('tip.card-needed')
  return holder
}

/**
 * A failed charge is closed first, so that it can never be paid in addition to this one; but only
 * when nothing else stands in the way.
 */
export const settleTipTab = async (scope: SignedInScope, currency: Currency): Promise<OrderRow> => {
  const tab = { account_id: scope.actor.accountId, currency }
  const holder = await refuse(scope.primary, tab)
  if (holder) await answering(closeOrder(scope, holder))
  return scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, tab.account_id, now)
    if (await refuse(tx, tab)) fail('order.in-progress')
    const order = await chargeTab(tx, await openTab(tx, tab), false, now)
    return order ?? fail('tip.nothing-to-settle')
  })
}
