import type { AccountId, OrderId } from '@fanfare/contract'
import { leasedTask, settleEach } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lockCustomer } from '../customers/writer.ts'
import { returnGift } from '../gifts/commands/return-gift.ts'
import { lockReturnable } from '../refunds/commands/ask-refund.ts'
import { endNow } from '../subscriptions/end-now.ts'
import { lockSubscription } from '../subscriptions/writer/subscriptions.ts'
import {
  type DepartureRow,
  type Remaining,
  readRemaining,
  readUnclaimed,
  type Unclaimed,
} from './reader.ts'
import { claimDepartures, closeDeparture, moveDeparture, rewindDeparture } from './writer.ts'

const minute = 60_000
const page = 50

const words = 'The creator left Fanfare before this gift was claimed'

const giveBack = (scope: Scope, { order_id: id, giver_id }: Unclaimed) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await returnGift(tx, await lockReturnable(tx, id, giver_id, now), words, now)
  })

/** Months that nobody has claimed yet have nobody left to give them. */
const returnGifts = async (scope: Scope, creatorId: AccountId) => {
  let above: OrderId | null = null
  for (;;) {
    const from: OrderId | null = above
    const unclaimed: Unclaimed[] = await readUnclaimed(scope.primary, creatorId, from, page)
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

/** One at a time in a transaction of its own: money goes back for each. */
const end = (scope: Scope, { id, account_id }: Remaining) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, account_id, now)
    const row = await lockSubscription(tx, id)
    if (!row || row.state === 'expired') return
    await endNow(tx, row, { why: 'creator-gone', atFault: true }, now)
  })

const name = 'billing.end-departed'

/** What failed is still there at the end, and is gone over again when the lease ends. */
const closeOrGoOver = (scope: Scope, departure: DepartureRow) =>
  scope.transact(async (tx) => {
    const left = await readRemaining(tx, { ...departure, reached_at: null, reached_id: null }, 1)
    const gifts = await readUnclaimed(tx, departure.id, null, 1)
    if (left.length + gifts.length > 0) await rewindDeparture(tx, departure)
    else await closeDeparture(tx, departure)
  })

const endPage = async (scope: Scope, departure: DepartureRow) => {
  const remaining = await readRemaining(scope.primary, departure, page)
  await settleEach(scope, { name, rows: remaining, settle: end, oneByOne: true })
  const last = remaining.at(-1)
  if (last) {
    await scope.transact((tx) => moveDeparture(tx, departure.id, last, scope.now()))
    return
  }
  await returnGifts(scope, departure.id)
  await closeOrGoOver(scope, departure)
}

/** Whoever paid a creator who is none any more gets back what was not used or not claimed. */
export const endDeparted = leasedTask({
  name,
  leaseMs: 5 * minute,
  claim: claimDepartures,
  settle: endPage,
  oneByOne: true,
})
