import { expect, test } from 'vitest'
import { splitPrice } from './money.ts'

const split = (amount: number) => {
  const parts = splitPrice({ amount, currency: 'USD' })
  return Object.values(parts).map((money) => money.amount)
}

test('a price of 9.99 costs 10.28 and brings the creator 8.79', () => {
  expect(split(999)).toEqual([1028, 29, 120, 879])
})

test('halves go up', () => {
  // 2.9 % of 5.00 is 14.5 cents.
  expect(split(500)).toEqual([515, 15, 60, 440])
})

test('no cent is made or lost', () => {
  for (let amount = 299; amount < 5_000; amount++) {
    const [total = 0, processing = 0, platform = 0, creator = 0] = split(amount)
    expect(processing + platform + creator).toBe(total)
  }
})
