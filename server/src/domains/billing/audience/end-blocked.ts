import type { AccountId } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { subscriber } from '../../../platform/events/subscriber.ts'
import { hasBlocked } from '../../social/index.ts'
import { lockCustomer } from '../customers/writer.ts'
import { endNow } from '../subscriptions/end-now.ts'
import { readAlive } from '../subscriptions/reader/subscriptions.ts'
import { lockSubscription } from '../subscriptions/writer/subscriptions.ts'

interface Pair {
  readonly fan: AccountId
  readonly creator: AccountId
}

/** As if the creator had ended it themselves. Not if the block was taken back before this was delivered. */
const endBetween = async (tx: Transaction, { fan, creator }: Pair, now: Date) => {
  const alive = await readAlive(tx, fan, creator)
  if (!alive || !(await hasBlocked(tx, creator, fan))) return
  await lockCustomer(tx, fan, now)
  const row = await lockSubscription(tx, alive.id)
  if (!row || row.state === 'expired') return
  await endNow(tx, row, { why: 'ended-by-creator', atFault: true }, now)
}

/** In the order of the fans, who are locked one after the other. */
const endAll = async (tx: Transaction, pairs: readonly Pair[], now: Date) => {
  for (const pair of pairs.toSorted((a, b) => (a.fan < b.fan ? -1 : 1))) {
    await endBetween(tx, pair, now)
  }
}

/**
 * A creator who blocks a fan lets them go: renewals end and unused days go back. A fan who blocks a
 * creator keeps what they pay for until they cancel it, so the blocked are looked for as fans only.
 */
export const endBlocked = subscriber('billing.end-blocked', {
  'social.blocked': (tx, events, scope) => {
    const pairs = events.map(({ payload: { blockerId, blockedId } }) => ({
      fan: blockedId,
      creator: blockerId,
    }))
    return endAll(tx, pairs, scope.now())
  },
  // One that began while its fan was being blocked.
  'billing.subscription-changed': (tx, events, scope) => {
    const begun = events.filter(({ payload: { from } }) => from === null || from === 'incomplete')
    const pairs = begun.map(({ payload: { accountId, creatorId } }) => ({
      fan: accountId,
      creator: creatorId,
    }))
    return endAll(tx, pairs, scope.now())
  },
})
