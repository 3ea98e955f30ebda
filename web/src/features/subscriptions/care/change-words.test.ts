import type { ChangeOffer } from '@fanfare/contract'
import { expect, it } from 'vitest'
import { changeButton, changeWords } from './change-words.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' as const })
const up: ChangeOffer = {
  when: 'now',
  at: '2026-11-20T12:00:00.000Z',
  due: usd(700),
  joinsNext: false,
  total: usd(2057),
}

it('says what an upgrade costs now and at each renewal', () => {
  expect(changeWords(up, 'month')).toBe(
    'It changes at once. $7.00 for the rest of this period is due now. It renews for $20.57 a month.',
  )
  expect(changeButton(up)).toBe('Change now, pay $7.00')
})

it('asks for nothing now when the difference joins the next renewal', () => {
  const little = { ...up, due: usd(120), joinsNext: true }
  expect(changeWords(little, 'month')).toContain('joins the next renewal')
  expect(changeButton(little)).toBe('Change now')
})

it('says when a downgrade begins', () => {
  const down: ChangeOffer = { ...up, when: 'renewal', due: usd(0), total: usd(514) }
  expect(changeWords(down, 'month')).toBe(
    'Nothing is due now. You keep what you have until November 20, 2026, then it changes. It renews for $5.14 a month.',
  )
  expect(changeButton(down)).toBe('Change at the renewal')
})
