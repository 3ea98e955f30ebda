import type { ChangeOffer } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { changeButton, changeWords } from './change-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const up: ChangeOffer = {
  when: 'now',
  at: '2026-11-20T12:00:00.000Z',
  due: usd(700),
  isTooSmall: false,
  total: usd(2057),
}

it('says what an upgrade costs now and at each renewal', () => {
  expect(changeWords(up, 'month')).toBe(
    'It changes right away. You’ll pay $7.00 now for the rest of this billing period. It renews at $20.57 a month.',
  )
  expect(changeButton(up)).toBe('Change now for $7.00')
})

it('says why an upgrade that is too small to charge starts with the next period', () => {
  const little: ChangeOffer = { ...up, when: 'renewal', due: usd(0), isTooSmall: true }
  expect(changeWords(little, 'month')).toBe(
    'The difference for the rest of this billing period is less than $2.99, so you won’t be charged now. You keep your current plan until November 20, 2026, then it changes. It renews at $20.57 a month.',
  )
  expect(changeButton(little)).toBe('Change at renewal')
})

it('says when a downgrade begins', () => {
  const down: ChangeOffer = { ...up, when: 'renewal', due: usd(0), total: usd(514) }
  expect(changeWords(down, 'month')).toBe(
    'You won’t be charged now. You keep your current plan until November 20, 2026, then it changes. It renews at $5.14 a month.',
  )
  expect(changeButton(down)).toBe('Change at renewal')
})
