import { describe, expect, it } from 'vitest'
import { offerOf, type RefundFacts } from './policy.ts'

const day = 86_400_000
const paidAt = new Date('2026-03-01T12:00:00Z')
const offer = (given: Partial<RefundFacts>, isGift = false) =>
  offerOf({
    paidAt,
    isGift,
    consumed: 0,
    isUntold: false,
    selfServed: 0,
    now: new Date(paidAt.getTime() + day),
    ...given,
  }).kind

describe('the rule', () => {
  it.each<[string, Partial<RefundFacts>, string]>([
    ['nothing was opened', {}, 'self-serve'],
    ['less than a quarter was served', { consumed: 0.249 }, 'self-serve'],
    ['a quarter was served', { consumed: 0.25 }, 'request'],
    ['all of it was had', { consumed: 1 }, 'request'],
    ['what was used is not known yet', { consumed: 1, isUntold: true }, 'request'],
    ['two were given before', { selfServed: 2 }, 'self-serve'],
    ['three were given before', { selfServed: 3 }, 'request'],
    ['it is the last moment', { now: new Date(paidAt.getTime() + 30 * day - 1) }, 'self-serve'],
    ['thirty days are over', { now: new Date(paidAt.getTime() + 30 * day) }, 'request'],
  ])('when %s answers %s', (_, given, kind) => {
    expect(offer(given)).toBe(kind)
  })

  it('refunds an unclaimed gift at any time', () => {
    expect(offer({ selfServed: 9, now: new Date(paidAt.getTime() + 90 * day) }, true)).toBe(
      'self-serve',
    )
  })
})
