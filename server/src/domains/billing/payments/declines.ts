import type { OrderId } from '@fanfare/contract'
import { addressKey } from '../../../platform/http/address.ts'
import { isSpent, type Limit, note, refuseIfSpent } from '../../../platform/limit.ts'
import type { Scope, SignedInScope } from '../../../platform/scope.ts'
import type { OrderRow } from '../orders/reader.ts'

const hour = 3_600
const perAccount: Limit = { name: 'declines', points: 5, seconds: hour }
const perAddress: Limit = { name: 'declines-from', points: 30, seconds: hour }
const perCard = ({ config }: Scope): Limit => ({
  name: 'declines-of-card',
  points: config.CARD_DECLINES_A_DAY,
  seconds: 24 * hour,
})

const fromKey = (id: OrderId) => `confirmed-from:${id}`

/** Without Redis a decline is not counted for the address; account and card still count. */
const orNull = () => null

/**
 * Whoever tries out stolen cards is declined again and again. The address is remembered for an hour,
 * since the bank answers after the request is over.
 */
export const refuseAfterDeclines = async (scope: SignedInScope, id: OrderId, address: string) => {
  const from = addressKey(address)
  await refuseIfSpent(scope.cache, perAccount, scope.actor.accountId)
  await refuseIfSpent(scope.cache, perAddress, from)
  await scope.cache.redis.set(fromKey(id), from, 'EX', hour).catch(orNull)
}

/** Whatever the account or the address. */
export const isDeclinedTooOften = (scope: Scope, fingerprint: string) =>
  isSpent(scope.cache, perCard(scope), fingerprint)

export const noteDecline = async (scope: Scope, order: OrderRow, fingerprint: string | null) => {
  await note(scope.cache, perAccount, order.account_id)
  const from = await scope.cache.redis.get(fromKey(order.id)).catch(orNull)
  if (from) await note(scope.cache, perAddress, from)
  if (fingerprint) await note(scope.cache, perCard(scope), fingerprint)
}
