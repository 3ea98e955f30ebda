import type { Currency } from '@fanfare/contract'
import { fail } from '../../../../platform/errors/domain-error.ts'
import type { SignedInScope } from '../../../../platform/scope.ts'
import { closeOrder } from '../../checkout/commands/close-order.ts'
import { type OrderRow, readOrderRow } from '../../checkout/reader/orders.ts'
import { answering } from '../../gateways/answering.ts'
import { readMethods } from '../../methods/reader.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { chargeTab } from '../charge-tab.ts'
import { isHeld, mayCharge } from '../policy.ts'
import { readOnTab, type Tab } from '../reader.ts'
import { openTab } from '../writer.ts'

/** The charge that holds tips of this tab, if there is one. */
const readHolder = (scope: SignedInScope, tab: Tab): Promise<OrderRow | null> =>
  scope.transact(async (tx) => {
    const held = (await readOnTab(tx, tab)).find(isHeld)
    return held?.order_id ? readOrderRow(tx, held.order_id) : null
  })

/** A failed charge is closed first, so that it can never be paid in addition to this one. */
export const settleTipTab = async (scope: SignedInScope, currency: Currency): Promise<OrderRow> => {
  const tab = { account_id: scope.actor.accountId, currency }
  const holder = await readHolder(scope, tab)
  if (holder && mayCharge(holder)) fail('order.in-progress')
  if (holder) await answering(closeOrder(scope, holder))
  return scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, tab.account_id, now)
    const tips = await readOnTab(tx, tab)
    if (tips.length === 0) fail('tip.nothing-to-settle')
    if (tips.some(isHeld)) fail('order.in-progress')
    const [method] = await readMethods(tx, tab.account_id)
    if (!method) fail('tip.card-needed')
    const order = await chargeTab(tx, await openTab(tx, tab), false, now)
    return order ?? fail('tip.nothing-to-settle')
  })
}
