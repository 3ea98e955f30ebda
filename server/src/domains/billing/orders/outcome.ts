import type { OrderState } from '@fanfare/contract'
import type { IntentState } from '../gateways/provider.ts'
import { fromDecline } from './failures.ts'

/** How the asking came about. */
export interface Asked {
  /** Set by whoever has just had this attempt confirmed: only then is a refusal about it. */
  readonly attempt?: number
  /** The provider did not even try this card. */
  readonly refusal?: string | null
}

export interface OrderAttempt {
  readonly state: OrderState
  readonly attempt: number
  readonly failure: string | null
}

interface Change {
  readonly state: OrderState
  readonly failure: string | null
}

const to = (state: OrderState, failure: string | null = null): Change => ({ state, failure })

/** Before this attempt was asked for, the intent still tells of the card before it. */
const isAbout = (order: OrderAttempt, { attempt }: Asked) =>
  order.state !== 'confirming' || attempt === order.attempt

const afterRefusal = (order: OrderAttempt, code: string | null, asked: Asked): Change | null => {
  if (!isAbout(order, asked)) return null
  const isOurs = order.state !== 'quoted' && order.state !== 'failed' && order.state !== 'expired'
  return isOurs ? to('failed', fromDecline(asked.refusal ?? code)) : null
}

const afterCancelling = ({ state, failure }: OrderAttempt): Change | null => {
  if (state === 'failed') return to('expired', failure)
  return state === 'expired' ? null : to('failed', 'not-confirmed-in-time')
}

/** What becomes of an order given where its payment stands. Money that moved always counts. */
export const changeOf = (order: OrderAttempt, intent: IntentState, asked: Asked): Change | null => {
  if (order.state === 'paid') return null
  switch (intent.kind) {
    case 'paid':
      return to('paid')
    case 'processing':
      return order.state === 'processing' ? null : to('processing')
    case 'needs-action':
      return order.state === 'needs-action' ? null : to('needs-action')
    case 'declined':
      return afterRefusal(order, intent.code, asked)
    case 'cancelled':
      return afterCancelling(order)
    case 'waiting':
      return asked.refusal ? afterRefusal(order, asked.refusal, asked) : null
  }
}
