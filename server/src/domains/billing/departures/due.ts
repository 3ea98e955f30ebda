import { after } from '../../../platform/clock/after.ts'
import type { DueTask } from '../../../platform/events/due.ts'
import type { Scope } from '../../../platform/scope.ts'
import { lockCustomer } from '../methods/writer.ts'
import { endNow } from '../subscriptions/end-now.ts'
import { lockSubscription } from '../subscriptions/writer/subscriptions.ts'
import { type DepartureRow, type Remaining, readRemaining } from './reader.ts'
import { returnGifts } from './return-gifts.ts'
import { claimDepartures, closeDeparture, moveDeparture } from './writer.ts'

const minute = 60_000
const page = 50

/** One at a time in a transaction of its own: money goes back for each. */
const end = (scope: Scope, { id, account_id }: Remaining) =>
  scope.transact(async (tx) => {
    const now = scope.now()
    await lockCustomer(tx, account_id, now)
    const row = await lockSubscription(tx, id)
    if (!row || row.state === 'expired') return
    await endNow(tx, row, { why: 'creator-gone', atFault: true }, now)
  })

const endPage = async (scope: Scope, departure: DepartureRow) => {
  const remaining = await scope.transact((tx) => readRemaining(tx, departure, page))
  for (const one of remaining) await end(scope, one)
  const last = remaining.at(-1)
  if (last) {
    await scope.transact((tx) => moveDeparture(tx, departure.id, last, scope.now()))
    return
  }
  await returnGifts(scope, departure.id)
  await scope.transact((tx) => closeDeparture(tx, departure))
}

/** Whoever paid a creator who is none any more gets back what was not used or not claimed. */
export const endDeparted: DueTask = {
  name: 'billing.end-departed',
  async run(scope) {
    const now = scope.now()
    const until = after(now, 5 * minute)
    const departures = await scope.transact((tx) => claimDepartures(tx, now, until))
    for (const departure of departures) await endPage(scope, departure)
    return departures.length
  },
}
