import type { AccountId, OrderId } from '@fanfare/contract'
import { settleEach } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { returnGift } from '../gifts/commands/return-gift.ts'
import { lockSoldOnce } from '../refunds/commands/ask-refund.ts'
import { readUnclaimed, type Unclaimed } from './reader.ts'

const page = 50
const words = 'The creator left Fanfare before this gift was claimed'

const giveBack = (scope: Scope, { order_id: id, giver_id }: Unclaimed) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await returnGift(tx, await lockSoldOnce(tx, id, giver_id, now), words, now)
  })

/** Months that nobody has claimed yet have nobody left to give them. */
export const returnGifts = async (scope: Scope, creatorId: AccountId) => {
  let above: OrderId | null = null
  for (;;) {
    const from: OrderId | null = above
    const unclaimed: Unclaimed[] = await scope.transact((tx) =>
      readUnclaimed(tx, creatorId, from, page),
    )
    const rows = unclaimed.map((gift) => ({ id: gift.order_id, gift }))
    await settleEach(scope, {
      name: 'billing.return-gifts',
      rows,
      settle: (within, { gift }: (typeof rows)[number]) => giveBack(within, gift),
      oneByOne: true,
    })
    if (unclaimed.length < page) return
    above = unclaimed.at(-1)?.order_id ?? null
  }
}
