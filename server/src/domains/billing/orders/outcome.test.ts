import { money, OrderState } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import type { IntentState } from '../gateways/provider.ts'
import { changeOf } from './outcome.ts'

const paid: IntentState = {
  kind: 'paid',
  charge: 'ch_1',
  received: money(1028, 'USD'),
  card: null,
  fee: null,
}
const all: IntentState[] = [
  paid,
  { kind: 'waiting' },
  { kind: 'needs-action' },
  { kind: 'processing' },
  { kind: 'cancelled' },
  { kind: 'declined', code: 'insufficient_funds', fingerprint: null },
]
const order = (state: OrderState, attempt = 1) => ({ state, attempt, failure: null })

describe('the state that follows for an order', () => {
  it.each(OrderState.options.filter((state) => state !== 'paid'))(
    'that is %s: money that moved always counts',
    (state) => {
      expect(changeOf(order(state), paid, {})).toEqual({ state: 'paid', failure: null })
    },
  )

  it.each(all)('that is paid stays paid, also when the provider says $kind', (intent) => {
    expect(changeOf(order('paid'), intent, { attempt: 1 })).toBeNull()
  })

  it('that is confirming fails only by a decline of the same attempt', () => {
    const declined = { kind: 'declined', code: 'insufficient_funds', fingerprint: null } as const
    const failed = { state: 'failed', failure: 'insufficient-funds' }
    expect(changeOf(order('confirming', 2), declined, {})).toBeNull()
    expect(changeOf(order('confirming', 2), declined, { attempt: 1 })).toBeNull()
    expect(changeOf(order('confirming', 2), declined, { attempt: 2 })).toEqual(failed)
    expect(changeOf(order('processing', 2), declined, {})).toEqual(failed)
    expect(changeOf(order('expired', 2), declined, {})).toBeNull()
  })

  it('whose card was not tried gets the reason', () => {
    const asked = { attempt: 1, refusal: 'resource_missing' }
    const never = { kind: 'declined', code: null, fingerprint: null } as const
    expect(changeOf(order('confirming'), never, asked)?.failure).toBe('card-unusable')
  })
})
