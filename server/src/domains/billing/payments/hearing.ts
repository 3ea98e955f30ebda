import type { ProviderDispute, ProviderRefund } from '../gateways/claims.ts'
import type { IntentState } from '../gateways/provider.ts'
import type { OrderAttempt } from '../orders/outcome.ts'

/**
 * How far each state is along its way. Messages come late and in any order, so only what is further
 * than what is known counts. A payment that is paid or cancelled stays so, whatever comes.
 */
const paymentRanks: Readonly<Record<IntentState['kind'], number>> = {
  waiting: 0,
  'needs-action': 1,
  processing: 2,
  declined: 3,
  cancelled: 4,
  paid: 5,
}

const orderRanks: Readonly<Partial<Record<OrderAttempt['state'], number>>> = {
  'needs-action': paymentRanks['needs-action'],
  processing: paymentRanks.processing,
}

export const refundRanks: Readonly<Record<ProviderRefund['state'], number>> = {
  pending: 1,
  done: 2,
  // A bank can send back what had arrived.
  failed: 3,
}

export const disputeRanks: Readonly<Record<ProviderDispute['state'], number>> = {
  asked: 0,
  'needs-response': 1,
  'under-review': 2,
  won: 3,
  lost: 3,
}

const furthest = <T>(said: readonly T[], rankOf: (one: T) => number): T | undefined =>
  said.toSorted((a, b) => rankOf(b) - rankOf(a))[0]

/** The one message of several that says most; null when two of them cannot both be true. */
export const furthestPayment = (said: readonly IntentState[]): IntentState | null => {
  const kinds = new Set(said.map(({ kind }) => kind))
  if (kinds.has('paid') && kinds.has('cancelled')) return null
  const namesCard = (state: IntentState) => (state.kind === 'paid' && state.card ? 0.5 : 0)
  return furthest(said, (state) => paymentRanks[state.kind] + namesCard(state)) ?? null
}

export const furthestRefund = (said: readonly ProviderRefund[]): ProviderRefund | null =>
  furthest(said, ({ state }) => refundRanks[state]) ?? null

export const furthestDispute = (said: readonly ProviderDispute[]): ProviderDispute | null => {
  const states = new Set(said.map(({ state }) => state))
  if (states.has('won') && states.has('lost')) return null
  return furthest(said, ({ state }) => disputeRanks[state]) ?? null
}

type Worth = 'taken' | 'nothing' | 'asked'

const isOver = ({ state, failure }: OrderAttempt) =>
  state === 'expired' || failure === 'not-confirmed-in-time'

/**
 * What a message about a payment is worth for its order: it is taken at its word, says nothing new,
 * or the provider must be asked.
 */
export const worthOf = (order: OrderAttempt, told: IntentState): Worth => {
  if (order.state === 'paid') return 'nothing'
  if (told.kind === 'paid') return told.card === null || isOver(order) ? 'asked' : 'taken'
  if (told.kind === 'cancelled') return order.state === 'confirming' ? 'nothing' : 'taken'
  // While a card is being charged, whoever charges it hears of it first.
  const known = orderRanks[order.state]
  if (known === undefined || paymentRanks[told.kind] <= known) return 'nothing'
  // With a second card it could be about the first.
  return order.attempt === 1 ? 'taken' : 'asked'
}
