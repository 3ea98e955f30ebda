import type { AccountId, OrderId } from '@fanfare/contract'
import type { Scope } from '../../../platform/scope.ts'
import { lockPaidOrder } from '../refunds/commands/ask-refund.ts'
import { beginReturn } from '../refunds/commands/grant-refund.ts'
import { newRefund } from '../refunds/new-refund.ts'
import { canRefund } from '../refunds/policy.ts'
import { readRefundsOfOrder } from '../refunds/reader/refunds.ts'
import { insertRefund } from '../refunds/writer/refunds.ts'
import { readUnclaimed, type Unclaimed } from './reader.ts'

const page = 50
const words = 'The creator has left Fanfare before anybody claimed it'

/** What its giver returns at the same moment is left as it is. */
const giveBack = (scope: Scope, { order_id: id, giver_id }: Unclaimed) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    const order = await lockPaidOrder(tx, id, giver_id, now)
    if (!canRefund(order, await readRefundsOfOrder(tx, id)).allowed) return
    await beginReturn(tx, order, now)
    const given = { state: 'sending', asked_by: 'platform', self_serve: false } as const
    await insertRefund(tx, newRefund(order, { ...given, reason: 'other', words }, now))
  })

/** Months that nobody has claimed yet have nobody left to give them. */
export const returnGifts = async (scope: Scope, creatorId: AccountId) => {
  let above: OrderId | null = null
  for (;;) {
    const from: OrderId | null = above
    const unclaimed: Unclaimed[] = await scope.transact((tx) =>
      readUnclaimed(tx, creatorId, from, page),
    )
    for (const one of unclaimed) await giveBack(scope, one)
    if (unclaimed.length < page) return
    above = unclaimed.at(-1)?.order_id ?? null
  }
}
