import { money } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import type { IntentState } from '../gateways/provider.ts'
import type { OrderAttempt } from '../orders/outcome.ts'
import { furthestDispute, furthestPayment, furthestRefund, worthOf } from './hearing.ts'

const card = {
  id: 'pm_1',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2040,
  country: 'US',
  fingerprint: 'fp_1',
}
const unnamed = { kind: 'paid', charge: 'ch_1', received: money(1028, 'USD'), card: null } as const
const paid: IntentState = { ...unnamed, card, fee: null }
const paidBySomeCard: IntentState = { ...unnamed, fee: null }
const declined: IntentState = { kind: 'declined', code: 'lost_card', fingerprint: null }
const order = (state: OrderAttempt['state'], attempt = 1, failure: string | null = null) => ({
  state,
  attempt,
  failure,
})

describe('the word of a message about a payment', () => {
  it.each([
    ['confirming', paid, 'taken'],
    ['processing', paid, 'taken'],
    ['failed', paid, 'taken'],
    ['needs-action', { kind: 'processing' }, 'taken'],
    ['processing', declined, 'taken'],
    ['needs-action', { kind: 'cancelled' }, 'taken'],
  ] as const)('moves an order that is %s on', (state, told, worth) => {
    expect(worthOf(order(state), told)).toBe(worth)
  })

  it.each([
    ['paid', paid],
    ['paid', declined],
    ['paid', { kind: 'cancelled' }],
    ['processing', { kind: 'needs-action' }],
    ['processing', { kind: 'processing' }],
    ['failed', { kind: 'processing' }],
    ['failed', declined],
    ['expired', { kind: 'needs-action' }],
  ] as const)('never moves an order that is %s back', (state, told) => {
    expect(worthOf(order(state), told)).toBe('nothing')
  })

  it('leaves an order that is being charged to whoever charges it', () => {
    for (const told of [declined, { kind: 'needs-action' }, { kind: 'processing' }] as const) {
      expect(worthOf(order('confirming'), told)).toBe('nothing')
    }
  })

  it('is checked where it contradicts what is known, or does not name the card', () => {
    expect(worthOf(order('expired'), paid)).toBe('asked')
    expect(worthOf(order('failed', 1, 'not-confirmed-in-time'), paid)).toBe('asked')
    expect(worthOf(order('processing'), paidBySomeCard)).toBe('asked')
    // It may be about the card before.
    expect(worthOf(order('processing', 2), declined)).toBe('asked')
    expect(worthOf(order('needs-action', 2), { kind: 'processing' })).toBe('asked')
  })
})

describe('of several messages', () => {
  it('the furthest counts, and the one that names the card', () => {
    expect(furthestPayment([{ kind: 'processing' }, paid, declined])).toBe(paid)
    expect(furthestPayment([paidBySomeCard, paid])).toBe(paid)
  })

  it('two that cannot both be true count for nothing', () => {
    expect(furthestPayment([{ kind: 'cancelled' }, paid])).toBeNull()
    const dispute = { id: 'du_1' } as never as Parameters<typeof furthestDispute>[0][number]
    const ends = [
      { ...dispute, state: 'won' as const },
      { ...dispute, state: 'lost' as const },
    ]
    expect(furthestDispute(ends)).toBeNull()
  })

  it('a refund that a bank sent back has failed, though it was done', () => {
    const refund = { id: 're_1' } as never as Parameters<typeof furthestRefund>[0][number]
    const said = (['failed', 'pending', 'done'] as const).map((state) => ({ ...refund, state }))
    expect(furthestRefund(said)?.state).toBe('failed')
  })
})
