import type { OrderId } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'
import { sampleSubscription } from '../sample-subscription.ts'
import { noticesOf } from './notices-of.ts'

const orderId = '00000000-0000-7000-8000-000000000009' as OrderId
const { abilities } = sampleSubscription()
const failure = { code: 'declined', message: 'Your bank declined the card. No money moved.' }
const dearer = { amount: 1234, currency: 'USD' as const }

describe('what a fan should know of a subscription', () => {
  it('is nothing while all goes well', () => {
    expect(noticesOf(sampleSubscription())).toEqual([])
  })

  it('says why a payment failed, until when it is open, and when it ends', () => {
    const [notice] = noticesOf(
      sampleSubscription({
        state: 'past_due',
        access: { open: true, until: '2026-12-18T12:00:00.000Z' },
        payment: {
          orderId,
          failure,
          retryAt: '2026-12-17T12:00:00.000Z',
          until: '2027-01-05T12:00:00.000Z',
        },
        abilities: { ...abilities, pay: true },
      }),
    )
    expect(notice?.text).toBe(
      'Your bank declined the card. No money moved. We’ll try again on December 17, 2026. You keep access until December 18, 2026. If it isn’t paid, your subscription ends on January 5, 2027.',
    )
    expect(notice?.act).toEqual({ kind: 'pay', orderId })
  })

  it('promises no other try after a refusal that will not change', () => {
    const [notice] = noticesOf(
      sampleSubscription({
        state: 'past_due',
        access: { open: false, until: null },
        payment: { orderId, failure, retryAt: null, until: null },
      }),
    )
    expect(notice?.text).not.toContain('try again')
    expect(notice?.text).toContain('don’t have access until it’s paid')
  })

  it('asks for a click before a higher price, and not after it', () => {
    const offer = { total: dearer, from: '2027-01-15T12:00:00.000Z', accepted: false }
    const [asked] = noticesOf(sampleSubscription({ priceOffer: offer }))
    expect(asked?.text).toBe('You’ll keep paying $10.28 a month unless you agree.')
    expect(asked?.act).toEqual({ kind: 'accept-price', label: 'Agree to $12.34', total: dearer })
    const [agreed] = noticesOf(sampleSubscription({ priceOffer: { ...offer, accepted: true } }))
    expect(agreed?.act).toBeUndefined()
  })

  it('shows what a tier said and says, with the way out while there is one', () => {
    const tierChange = {
      before: { name: 'Harbour', benefits: ['A sketch'] },
      after: { name: 'Pier', benefits: ['A sketch', 'A print'] },
      until: '2026-12-20T12:00:00.000Z',
    }
    const [told] = noticesOf(sampleSubscription({ tierChange }))
    expect(told).toMatchObject({ about: 'tier', act: { kind: 'end', change: tierChange } })
    expect(told?.text).toContain('Until December 20, 2026 you can end it now')
    const [free] = noticesOf(sampleSubscription({ tierChange, basis: 'free' }))
    expect(free?.text).toBe('You can end it anytime.')
  })

  it('puts what is urgent first', () => {
    const notices = noticesOf(
      sampleSubscription({
        state: 'cancelled',
        skippedSince: '2026-12-01T12:00:00.000Z',
        priceOffer: { total: dearer, from: '2027-01-15T12:00:00.000Z', accepted: false },
        abilities: { ...abilities, resume: true },
      }),
    )
    expect(notices.map(({ about }) => about)).toEqual(['end', 'price', 'silence'])
    expect(notices[0]?.act).toEqual({ kind: 'resume', label: 'Resume' })
  })

  it('is nothing about what is over', () => {
    expect(noticesOf(sampleSubscription({ state: 'expired', isTrial: true }))).toEqual([])
  })
})
