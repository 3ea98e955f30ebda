import type { Transaction } from '../../../../platform/database/database.ts'
import type { Scope } from '../../../../platform/scope.ts'
import { providerOf } from '../../gateways/index.ts'
import type { IntentState } from '../../gateways/provider.ts'
import { lockCustomer } from '../../methods/writer.ts'
import { type Asked, changeOf } from '../outcome.ts'
import { type OrderRow, readOrderByIntent } from '../reader/orders.ts'
import { lockOrder, moveOrder } from '../writer/orders.ts'
import { giveBack } from './give-back.ts'
import { bookFee, settlePaid } from './settle-paid.ts'

const apply = async (
  tx: Transaction,
  order: OrderRow,
  intent: IntentState,
  asked: Asked,
  now: Date,
) => {
  const change = changeOf(order, intent, asked)
  if (intent.kind === 'paid') {
    if (change) await settlePaid(tx, order, intent, now)
    return bookFee(tx, order, intent, now)
  }
  if (!change) return
  const { state, failure } = change
  // A cancelled intent cannot be confirmed again, so the offer ends with it.
  const ends = intent.kind === 'cancelled' && order.expires_at > now
  const moved = { failure, ...(ends ? { expires_at: now } : {}) }
  await giveBack(tx, await moveOrder(tx, order, state, moved, now), now)
}

const tries = 5

/**
 * The only place where what happened to a payment takes effect, whoever learned of it. It asks for
 * the present state and takes no message's word. An answer older than the order's last change may
 * be about what was before it, so it is asked for again.
 */
export const applyIntent = async (scope: Scope, intentId: string, asked: Asked = {}) => {
  for (let left = tries; left > 0; left--) {
    const seen = await scope.transact((tx) => readOrderByIntent(tx, intentId))
    if (!seen) return
    const intent = await providerOf(scope).readIntent(intentId)
    const applied = await scope.transact(async (tx) => {
      // In the order in which everybody takes them: the buyer, then what they buy.
      await lockCustomer(tx, seen.account_id, scope.now())
      const order = await lockOrder(tx, seen.id)
      if (order?.version !== seen.version) return false
      await apply(tx, order, intent, asked, scope.now())
      return true
    })
    if (applied) return
  }
  throw new Error(`the order of ${intentId} changes faster than it can be asked about`)
}
