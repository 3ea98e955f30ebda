import type { Transaction } from '../../../../platform/database/database.ts'
import type { Scope, WritingScope } from '../../../../platform/scope.ts'
import { lockCustomer } from '../../customers/writer.ts'
import { providerOf } from '../../gateways/index.ts'
import type { IntentState } from '../../gateways/provider.ts'
import { tooManyDeclines } from '../../orders/failures.ts'
import { type Asked, changeOf } from '../../orders/outcome.ts'
import { type OrderRow, readOrderByIntent } from '../../orders/reader.ts'
import { taxOf } from '../../orders/tax/tax.ts'
import { lockOrder, moveOrder } from '../../orders/writer.ts'
import { noteDecline } from '../declines.ts'
import { worthOf } from '../hearing.ts'
import { bookFee, giveBack, settlePaid } from '../settle.ts'

/** The only place where what happened to a payment takes effect, whoever learned of it. */
const apply = async (
  tx: Transaction,
  scope: WritingScope,
  order: OrderRow,
  intent: IntentState,
  asked: Asked,
) => {
  const now = scope.now()
  const change = changeOf(order, intent, asked)
  if (intent.kind === 'paid') {
    if (change) await settlePaid(tx, order, intent, taxOf(scope), now)
    await bookFee(tx, order, intent, now)
    return null
  }
  if (!change) return null
  const { state, failure } = change
  // A cancelled intent cannot be confirmed again, so the offer ends with it.
  const ends = intent.kind === 'cancelled' && order.expires_at > now
  const moved = { failure, ...(ends ? { expires_at: now } : {}) }
  await giveBack(tx, await moveOrder(tx, order, state, moved, now), now)
  return change
}

/** Of a card that somebody has just entered or chosen, by its bank. */
const isDecline = ({ off_session }: OrderRow, { refusal }: Asked) =>
  !off_session && refusal !== tooManyDeclines

/** Counted once, by whoever hears of it first. */
const noteIfDeclined = async (scope: Scope, order: OrderRow, intent: IntentState, asked: Asked) => {
  if (intent.kind === 'declined' && isDecline(order, asked)) {
    await noteDecline(scope, order, intent.fingerprint)
  }
}

/** In the order in which everybody takes them: the buyer, then what they buy. */
const lockSeen = async (tx: Transaction, { id, account_id }: OrderRow, now: Date) => {
  await lockCustomer(tx, account_id, now)
  return lockOrder(tx, id)
}

const tries = 5

/**
 * Asks for the present state of a payment and lets it take effect. An answer older than the order's
 * last change may be about what was before it, so it is asked for again.
 */
export const applyIntent = async (scope: Scope, intentId: string, asked: Asked = {}) => {
  for (let left = tries; left > 0; left--) {
    const seen = await readOrderByIntent(scope.primary, intentId)
    if (!seen) return
    const intent = await providerOf(scope).readIntent(intentId)
    const applied = await scope.transact(async (tx) => {
      const order = await lockSeen(tx, seen, scope.now())
      if (order?.version !== seen.version) return null
      return { change: await apply(tx, scope, order, intent, asked) }
    })
    if (applied?.change) await noteIfDeclined(scope, seen, intent, asked)
    if (applied) return
  }
  throw new Error(`the order of ${intentId} changes faster than it can be asked about`)
}

/** What a signed message says takes effect as if it had been asked for, where it moves the order on. */
export const hearIntent = async (scope: Scope, intentId: string, told: IntentState) => {
  const seen = await readOrderByIntent(scope.primary, intentId)
  if (!seen || worthOf(seen, told) === 'nothing') return
  const { worth, change } = await scope.transact(async (tx) => {
    const order = await lockSeen(tx, seen, scope.now())
    const worth = order ? worthOf(order, told) : 'nothing'
    const isTaken = order && worth === 'taken'
    return { worth, change: isTaken ? await apply(tx, scope, order, told, {}) : null }
  })
  if (change) await noteIfDeclined(scope, seen, told, {})
  if (worth === 'asked') await applyIntent(scope, intentId)
}
