import { money } from '@fanfare/contract/money'
import { expect, it } from 'vitest'
import { pendingDays } from './pending-days.ts'

const on = (availableOn: string, amount: number) => ({ availableOn, amount: money(amount, 'EUR') })
const none = money(0, 'EUR')

it('shows the next three days and the rest as one sum, which together are all of it', () => {
  const days = [on('2026-11-18', 9_240), on('2026-11-20', 14_180), on('2026-11-23', 15_200)]
  const more = [on('2026-11-24', 100), on('2026-12-01', 1)]
  const { all, next, later } = pendingDays([...days, ...more], none)
  expect(next).toEqual(days)
  expect(later).toEqual(money(101, 'EUR'))
  expect(all).toEqual(money(38_721, 'EUR'))
})

it('says nothing of later where there is nothing', () => {
  expect(pendingDays([on('2026-11-18', 5)], none)).toMatchObject({
    later: null,
    all: money(5, 'EUR'),
  })
  expect(pendingDays([], none)).toEqual({ all: none, next: [], later: null })
})

it('never adds up across currencies', () => {
  expect(() => pendingDays([on('2026-11-18', 5)], money(0, 'USD'))).toThrow('cannot be combined')
})
