import { type Money, smallerOf, subtractMoney } from '@fanfare/contract'
import { type AccountName, ofCreator } from '../accounts.ts'
import { type Line, move } from '../entry.ts'
import type { Standing } from '../writer/standings.ts'

/** To what they owe first; the rest can be paid out. */
export const giveToCreator = (from: AccountName, given: Money, standing: Standing): Line[] => {
  const offset = smallerOf(given, standing.receivable)
  return [
    move(from, ofCreator('creator-receivable', standing.creatorId), offset),
    move(from, ofCreator('creator-available', standing.creatorId), subtractMoney(given, offset)),
  ]
}

/** From what can be paid out as far as it goes; the rest they owe. */
export const takeFromCreator = (to: AccountName, taken: Money, standing: Standing): Line[] => {
  const there = smallerOf(taken, standing.available)
  return [
    move(ofCreator('creator-available', standing.creatorId), to, there),
    move(ofCreator('creator-receivable', standing.creatorId), to, subtractMoney(taken, there)),
  ]
}
