import { type Money, smallerOf, subtractMoney } from '@fanfare/contract'
import type { Transaction } from '../../../platform/database/database.ts'
import { type AccountName, ofCreator } from '../accounts.ts'
import { type Line, move } from '../entry.ts'
import type { EarningRow } from '../reader/earnings.ts'
import { type CreatorBalance, lockCreatorBalance } from '../writer/creator-balances.ts'

/** To what they owe first; the rest can be paid out. */
export const giveToCreator = (
  from: AccountName,
  given: Money,
  creatorBalance: CreatorBalance,
): Line[] => {
  const offset = smallerOf(given, creatorBalance.receivable)
  return [
    move(from, ofCreator('creator-receivable', creatorBalance.creatorId), offset),
    move(
      from,
      ofCreator('creator-available', creatorBalance.creatorId),
      subtractMoney(given, offset),
    ),
  ]
}

/** To where a creator's share would be now: pending, or theirs once their debt is paid. */
export const returnToCreator = async (
  tx: Transaction,
  from: AccountName,
  sale: EarningRow,
  given: Money,
  at: Date,
): Promise<Line[]> => {
  const { creator_id: creatorId, currency } = sale
  if (sale.released_by === null) return [move(from, ofCreator('creator-pending', creatorId), given)]
  return giveToCreator(from, given, await lockCreatorBalance(tx, { creatorId, currency }, at))
}

/** From what can be paid out as far as it goes; the rest they owe. */
export const takeFromCreator = (
  to: AccountName,
  taken: Money,
  creatorBalance: CreatorBalance,
): Line[] => {
  const there = smallerOf(taken, creatorBalance.available)
  return [
    move(ofCreator('creator-available', creatorBalance.creatorId), to, there),
    move(
      ofCreator('creator-receivable', creatorBalance.creatorId),
      to,
      subtractMoney(taken, there),
    ),
  ]
}
