import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountAt, type PriceSide, pricesFor } from './asking-price.ts'
import { maximumPrice, minimumPrice, money } from './money.ts'

const usd = (amount: number) => money(amount, 'USD')
const sides: readonly PriceSide[] = ['total', 'creator']
const hundreds = 20_000
const prices = Array.from({ length: hundreds - minimumPrice }, (_, at) => minimumPrice + at)

describe.each(sides)('a price by its %s', (side) => {
  const at = (price: number) => amountAt(usd(price), side)
  const found = prices.map((price) => ({ price, amount: at(price) }))
  const made = new Set(found.map(({ amount }) => amount))

  test('every price up to some hundreds leads back to its amount, by the lowest such price', () => {
    const lowest = new Map(found.toReversed().map(({ price, amount }) => [amount, price]))
    const wrong = found.filter(({ amount }) => {
      const { exact, below, above } = pricesFor(usd(amount), side)
      return exact?.amount !== lowest.get(amount) || below !== null || above !== null
    })
    expect(wrong).toEqual([])
  })

  test('a higher price never brings less', () => {
    expect(found.filter(({ amount }, index) => amount < (found[index - 1]?.amount ?? 0))).toEqual(
      [],
    )
  })

  test('what no price makes is between two neighbors, and nothing lies nearer', () => {
    const [first, last] = [found[0]?.amount ?? 0, found.at(-1)?.amount ?? 0]
    const missing = Array.from({ length: last - first }, (_, step) => first + step).filter(
      (amount) => !made.has(amount),
    )
    const wrong = missing.filter((amount) => {
      const { exact, below, above } = pricesFor(usd(amount), side)
      if (exact || !below || !above) return true
      const [least, most] = [at(below.amount), at(above.amount)]
      const isBetween = least < amount && amount < most
      return !isBetween || above.amount !== below.amount + 1
    })
    expect(wrong).toEqual([])
    // Every amount that creators receive can be made; of totals about one in 35 cannot.
    expect(missing.length > 0).toBe(side === 'total')
  })

  test('so does any price up to the highest', () => {
    fc.assert(
      fc.property(fc.integer({ min: minimumPrice, max: maximumPrice }), (price) => {
        const { exact } = pricesFor(usd(at(price)), side)
        expect(exact && at(exact.amount)).toBe(at(price))
      }),
      { numRuns: 2_000 },
    )
  })

  test('any amount has a price, or neighbors within the limits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * maximumPrice }), (amount) => {
        const { exact, below, above } = pricesFor(usd(amount), side)
        if (exact) expect(at(exact.amount)).toBe(amount)
        if (below) expect(at(below.amount)).toBeLessThan(amount)
        if (above) expect(at(above.amount)).toBeGreaterThan(amount)
        expect(exact ?? below ?? above).not.toBeNull()
        for (const price of [exact, below, above]) {
          if (!price) continue
          expect(price.amount).toBeGreaterThanOrEqual(minimumPrice)
          expect(price.amount).toBeLessThanOrEqual(maximumPrice)
        }
      }),
    )
  })
})

test('outside of the limits only the limit itself is offered', () => {
  expect(pricesFor(usd(100), 'total')).toEqual({
    exact: null,
    below: null,
    above: usd(minimumPrice),
  })
  expect(pricesFor(usd(9_999_999), 'creator')).toEqual({
    exact: null,
    below: usd(maximumPrice),
    above: null,
  })
})
