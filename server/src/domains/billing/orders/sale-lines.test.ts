import { addMoney, money, splitPrice } from '@fanfare/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountsOf } from './amounts.ts'
import { splitSaleLines } from './sale-lines.ts'

const sums = fc.array(fc.integer({ min: 100, max: 50_000 }), { minLength: 1, maxLength: 12 })

describe('a charge for several things', () => {
  it('is the same as one price of their sum, to the cent', () => {
    fc.assert(
      fc.property(sums, (amounts) => {
        const price = money(
          amounts.reduce((all, amount) => all + amount),
          'USD',
        )
        const whole = splitPrice(price)
        const parts = amounts.map((amount) => money(amount, 'USD'))
        const splits = splitSaleLines(amountsOf(price), parts)
        for (const share of ['total', 'processing', 'platform', 'creator', 'tax'] as const) {
          expect(splits.map((split) => split[share]).reduce(addMoney)).toEqual(whole[share])
        }
        for (const [at, split] of splits.entries()) {
          expect(split.creator.amount + split.platform.amount).toBe(amounts[at])
          expect(split.total.amount).toBe((amounts[at] ?? 0) + split.processing.amount)
          expect(Math.min(split.creator.amount, split.platform.amount)).toBeGreaterThan(0)
        }
      }),
    )
  })
})
