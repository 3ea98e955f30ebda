import type { TipTab } from '@fanfare/contract'
import { money } from '@fanfare/contract/money'
import { describe, expect, it } from 'vitest'
import { planWords } from './tip-words.ts'

const card = { last4: '4242' }
const usd = (amount: number) => money(amount, 'USD')
const now = Date.UTC(2030, 0, 1, 12)
const tabOf = (sum: number, state: TipTab['state'] = 'open') =>
  ({ sum: usd(sum), state, chargesAt: '2030-01-09T12:00:00.000Z' }) as TipTab

describe('before a tip is given', () => {
  it('says what the first one comes to, and when it is charged at the latest', () => {
    const words = planWords(usd(200), undefined, card, now)
    expect(words).toContain('$2.06, including a $0.06 processing fee')
    expect(words).toMatch(/January 31|31 January/)
  })

  it('counts what is on the tab, whose oldest tip says when', () => {
    const words = planWords(usd(100), tabOf(200), card, now)
    expect(words).toContain('$3.09')
    expect(words).toMatch(/January 9|9 January/)
  })

  it('says that a full tab is charged now', () => {
    expect(planWords(usd(300), tabOf(200), card, now)).toContain(
      'now: $5.15, including a $0.15 processing fee',
    )
  })

  it('begins a new tab beside one that is being charged', () => {
    expect(planWords(usd(100), tabOf(600, 'charging'), card, now)).toContain('$1.03')
  })
})
