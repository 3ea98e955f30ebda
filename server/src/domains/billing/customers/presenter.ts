import type { SavedCard } from '@fanfare/contract'
import type { MethodRow } from './reader.ts'

/** It is good until the end of its month; two months ahead it is time to tell. */
const soonMonths = 2

export const expiresSoon = ({ exp_month, exp_year }: MethodRow, now: Date) =>
  Date.UTC(exp_year, exp_month, 1) <=
  Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + soonMonths, now.getUTCDate())

export const presentMethod = (row: MethodRow, now: Date): SavedCard => ({
  id: row.id,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  isDefault: row.is_default,
  expiresSoon: expiresSoon(row, now),
  addedAt: row.created_at.toISOString(),
})
