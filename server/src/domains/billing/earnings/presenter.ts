import {
  type Currency,
  type EarningsSums,
  type EarningsView,
  money,
  type SaleView,
} from '@fanfare/contract'
import { kindOf } from '../orders/kinds.ts'
import { briefOf, type People } from '../shared/people.ts'
import type { DayRow, SaleRow } from './reader.ts'

/** Fees that were given back for sales of before can outweigh those of the period. */
const atLeastNone = (amount: number, currency: Currency) => money(Math.max(0, amount), currency)

export const sumDays = (rows: readonly DayRow[], currency: Currency): EarningsSums => {
  const sum = (name: Exclude<keyof DayRow, 'day'>) => rows.reduce((all, row) => all + row[name], 0)
  return {
    sales: sum('sales'),
    gross: money(sum('gross'), currency),
    returned: atLeastNone(sum('returned'), currency),
    processing: atLeastNone(sum('processing'), currency),
    platform: atLeastNone(sum('platform'), currency),
    tax: atLeastNone(sum('tax'), currency),
    net: money(sum('net'), currency),
  }
}

export const fillDays = (
  dates: readonly string[],
  rows: readonly DayRow[],
): EarningsView['days'] => {
  const byDay = new Map(rows.map((row) => [row.day, row]))
  return dates.map((date) => {
    const { sales = 0, net = 0 } = byDay.get(date) ?? {}
    return { date, sales, net }
  })
}

export const presentSale = (row: SaleRow, people: People): SaleView => ({
  id: row.id,
  title: row.title,
  isGift: kindOf(row).isGift === true,
  buyer: briefOf(people, row.account_id),
  total: money(row.total, row.currency),
  net: money(row.creator, row.currency),
  paidAt: row.paid_at.toISOString(),
  refundStatus: row.refund_status,
})
