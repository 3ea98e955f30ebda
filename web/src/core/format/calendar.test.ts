import { expect, it } from 'vitest'
import { daysLater, monthsLater } from './calendar.ts'

const day = (year: number, month: number, date: number) => new Date(year, month - 1, date, 18, 30)

it('keeps the day of the month where the later month has it', () => {
  expect(monthsLater(day(2026, 11, 15), 1)).toEqual(day(2026, 12, 15))
  expect(monthsLater(day(2026, 11, 15), 12)).toEqual(day(2027, 11, 15))
})

it('takes the last day of a month that is too short', () => {
  expect(monthsLater(day(2027, 1, 31), 1)).toEqual(day(2027, 2, 28))
  expect(monthsLater(day(2028, 1, 31), 1)).toEqual(day(2028, 2, 29))
  expect(monthsLater(day(2028, 2, 29), 12)).toEqual(day(2029, 2, 28))
})

it('counts days over the end of a month', () => {
  expect(daysLater(day(2026, 11, 25), 7)).toEqual(day(2026, 12, 2))
})
