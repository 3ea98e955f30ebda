import { splitPrice } from '@fanfare/contract/money'
import { expect, it } from 'vitest'
import { readWanted } from './wanted-price.ts'

const paid = (text: string) => readWanted({ side: 'total', text }, 'USD')
const received = (text: string) => readWanted({ side: 'creator', text }, 'USD')

it('finds the price by what fans pay, and by what the creator receives', () => {
  expect(paid('10.28').price).toEqual({ amount: 999, currency: 'USD' })
  const { price } = received('10')
  expect(price && splitPrice(price).creator.amount).toBe(1000)
})

it('offers the closest totals where no price comes to what was typed', () => {
  // 2.9 % of 5.00 is half a cent more than of 4.99: no price between them comes to 5.14.
  const { price, fault, nearest } = paid('5.14')
  expect(price).toBeNull()
  expect(fault).toBe('No price comes to exactly this')
  expect(nearest.map((near) => splitPrice(near).total.amount)).toEqual([513, 515])
})

it('says the limits as the side that is typed has them', () => {
  expect(paid('3.07').fault).toBe('Enter $3.08 or more, or don’t sell it')
  expect(received('1').fault).toBe('Enter $2.63 or more, or don’t sell it')
  expect(paid('99999').fault).toBe('Enter $10,290.00 or less')
  expect(paid('soon').fault).toBe('Enter an amount, like 9.99')
})
