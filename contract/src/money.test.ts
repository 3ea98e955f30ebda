import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addMoney,
  type Money,
  money,
  smallerOf,
  splitPrice,
  splitSale,
  subtractMoney,
  takeFromShares,
} from './money.ts'

const usd = (amount: number) => money(amount, 'USD')
const amounts = (all: readonly Money[]) => all.map(({ amount }) => amount)
const split = (amount: number) => amounts(Object.values(splitPrice(usd(amount))))

describe('the split of a sale', () => {
  test('a price of 9.99 costs 10.28 and brings the creator 8.79', () => {
    expect(split(999)).toEqual([1028, 29, 120, 0, 879])
  })

  test('halves go up', () => {
    // 2.9 % of 5.00 is 14.5 cents.
    expect(split(500)).toEqual([515, 15, 60, 0, 440])
  })

  test('the platform takes nothing of the tax', () => {
    const { total, platform, tax, creator } = splitSale(usd(1190), usd(190))
    expect(amounts([total, platform, tax, creator])).toEqual([1225, 120, 190, 880])
  })

  test('no cent is made or lost, and nobody pays to sell', () => {
    const sale = fc
      .oneof(fc.integer({ min: 299, max: 2_000 }), fc.integer({ min: 299, max: 10 ** 14 }))
      .chain((price) => fc.record({ price: fc.constant(price), tax: fc.nat({ max: price }) }))
    fc.assert(
      fc.property(sale, ({ price, tax }) => {
        const { total, ...parts } = splitSale(usd(price), usd(tax))
        expect(Object.values(parts).reduce(addMoney)).toEqual(total)
        for (const part of Object.values(parts)) expect(part.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

describe('arithmetic', () => {
  test('is refused between currencies', () => {
    for (const meet of [addMoney, subtractMoney, smallerOf]) {
      expect(() => meet(usd(1), money(1, 'EUR'))).toThrow('USD and EUR cannot be combined')
    }
  })

  test('is refused on fractions and on what a number cannot hold', () => {
    expect(() => usd(0.5)).toThrow(RangeError)
    expect(() => addMoney(usd(Number.MAX_SAFE_INTEGER), usd(1))).toThrow(RangeError)
  })
})

describe('a part taken from shares', () => {
  test('is in proportion, the odd cent from the largest remainder', () => {
    const shares = [879, 120, 29].map(usd)
    expect(amounts(takeFromShares(usd(514), shares))).toEqual([440, 60, 14])
  })

  test('is at most the whole', () => {
    expect(() => takeFromShares(usd(11), [usd(10)])).toThrow(RangeError)
    expect(() => takeFromShares(usd(-1), [usd(10)])).toThrow(RangeError)
  })

  test('piece after piece takes exactly everything and never more than is there', () => {
    const shares = fc.array(fc.nat({ max: 10 ** 12 }), { minLength: 1, maxLength: 4 })
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 })
    fc.assert(
      fc.property(shares, cuts, (given, fractions) => {
        let left = given.map(usd)
        for (const fraction of [...fractions, 1]) {
          const whole = left.reduce(addMoney).amount
          const taken = usd(Math.floor(whole * fraction))
          const parts = takeFromShares(taken, left)
          expect(parts.reduce(addMoney)).toEqual(taken)
          left = left.map((share, at) => subtractMoney(share, parts[at] ?? usd(0)))
          for (const { amount } of [...parts, ...left]) expect(amount).toBeGreaterThanOrEqual(0)
        }
        expect(left.reduce(addMoney).amount).toBe(0)
      }),
    )
  })
})
