import type { TipTab } from '@fanfare/contract'
import { money } from '@fanfare/contract/money'
import { describe, expect, it } from 'vitest'
import { planWords, whenWords } from './tip-words.ts'

const card = { last4: '4242' }
const usd = (amount: number) => money(amount, 'USD')
const now = Date.UTC(2030, 0, 1, 12)
const tabOf = (sum: number, state: TipTab['state'] = 'open') =>
  ({ sum: usd(sum), state, chargesAt: '2030-01-09T12:00:00.000Z' }) as TipTab

describe('before a tip is given', () => {
  it('says what the first one comes to, and when it is charged at the latest', () => {
    const words = planWords(usd(300), { tab: undefined, renewsAt: null }, card, now)
    expect(words).toContain('$3.09, including a $0.09 processing fee')
    expect(words).toMatch(/January 31|31 January/)
  })

  it('counts what is on the tab, whose oldest tip says when', () => {
    const words = planWords(usd(100), { tab: tabOf(200), renewsAt: null }, card, now)
    expect(words).toContain('$3.09')
    expect(words).toMatch(/January 9|9 January/)
  })

  it('says that a full tab is charged now', () => {
    expect(planWords(usd(300), { tab: tabOf(200), renewsAt: null }, card, now)).toContain(
      'now: $5.15, including a $0.15 processing fee',
    )
  })

  it('begins a new tab beside one that is being charged', () => {
    expect(
      planWords(usd(300), { tab: tabOf(600, 'charging'), renewsAt: null }, card, now),
    ).toContain('$3.09')
  })

  it('says which renewal charges what is too little to charge alone', () => {
    const known = { tab: undefined, renewsAt: '2030-01-20T12:00:00.000Z' }
    const words = planWords(usd(100), known, card, now)
    expect(words).toMatch(/with your renewal on (January 20|20 January)/)
  })

  it('says that a tip is charged now when the one before it has waited long enough', () => {
    const waiting = { ...tabOf(100), chargesAt: null, lapsesAt: '2030-05-01T12:00:00.000Z' }
    const words = planWords(usd(300), { tab: waiting, renewsAt: null }, card, now)
    expect(words).toBe(
      'We’ll charge your card ending in 4242 now: $4.12, including a $0.12 processing fee.',
    )
  })
})

it('pending tips that nothing will charge say when they expire', () => {
  const small = {
    ...tabOf(200),
    currency: 'USD' as const,
    chargesAt: null,
    renewsAt: null,
    lapsesAt: '2030-06-01T12:00:00.000Z',
  }
  expect(whenWords(small)).toMatch(/expires on (June 1|1 June) and you won’t be charged/)
})
