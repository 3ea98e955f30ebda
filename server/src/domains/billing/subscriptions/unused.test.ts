import fc from 'fast-check'
import { expect, it } from 'vitest'
import { returnOf, type Unused } from './unused.ts'

/** What was paid for a period, and how much of it is left, in seconds. */
const paid = fc
  .record({
    price: fc.integer({ min: 299, max: 500_000 }),
    fee: fc.integer({ min: 0, max: 20_000 }),
    off: fc.double({ min: 0, max: 0.9, noNaN: true }),
    tips: fc.double({ min: 0, max: 0.9, noNaN: true }),
    whole: fc.integer({ min: 86_400, max: 366 * 86_400 }),
    left: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ price, fee, off, tips, whole, left }) => {
    const discount = Math.floor(price * off)
    const charged = price - discount
    const own = charged - Math.floor(charged * tips)
    return { price, discount, own, total: charged + fee, whole, left: Math.floor(whole * left) }
  })
type Paid = typeof paid extends fc.Arbitrary<infer One> ? One : never

const returned = ({ price, discount, own, total, whole, left }: Paid) =>
  returnOf({
    order: { price, discount, total },
    own,
    left: BigInt(left),
    whole: BigInt(whole),
  } as unknown as Unused)

it('returns the share of what was paid that is left, rounded down, with its part of the fee', () => {
  fc.assert(
    fc.property(paid, (one) => {
      const exact = (one.total * (one.own / (one.price - one.discount)) * one.left) / one.whole
      expect(returned(one)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(returned(one) - exact)).toBeLessThan(1.001)
      expect(returned(one)).toBeLessThanOrEqual(exact + 0.001)
    }),
    { numRuns: 1_000 },
  )
})

it('never returns more than was paid, and less with every moment that passes', () => {
  fc.assert(
    fc.property(paid, fc.nat(), (one, later) => {
      const then = { ...one, left: Math.max(0, one.left - later) }
      expect(returned(then)).toBeLessThanOrEqual(returned(one))
      expect(returned({ ...one, left: one.whole })).toBeLessThanOrEqual(one.total)
      expect(returned({ ...one, left: 0 })).toBe(0)
    }),
    { numRuns: 1_000 },
  )
})
