import {
  type AccountId,
  addMoney,
  type Currency,
  money,
  type SaleSplit,
  splitPrice,
  subtractMoney,
  takeFromShares,
} from '@fanfare/contract'
import type { TipRow } from './reader.ts'

type Given = Pick<TipRow, 'creator_id' | 'amount'>

export interface CreatorShare {
  readonly creatorId: AccountId
  readonly split: SaleSplit
}

const sumsByCreator = (tips: readonly Given[]) => {
  const sums = new Map<AccountId, number>()
  for (const { creator_id, amount } of tips) {
    sums.set(creator_id, (sums.get(creator_id) ?? 0) + amount)
  }
  return [...sums]
}

/**
 * Fees are of the whole tab, as if it were one price, and are laid on the creators in proportion to
 * what each was given. Rounding happens once, so the shares are the charge to the cent.
 */
export const splitTab = (tips: readonly Given[], currency: Currency) => {
  const sums = sumsByCreator(tips)
  const given = sums.map(([, amount]) => money(amount, currency))
  const whole = splitPrice(given.reduce(addMoney, money(0, currency)))
  const processing = takeFromShares(whole.processing, given)
  const platform = takeFromShares(whole.platform, given)
  const shares = sums.map(([creatorId, amount], at): CreatorShare => {
    const nothing = money(0, currency)
    const fee = processing[at] ?? nothing
    const kept = platform[at] ?? nothing
    const sum = money(amount, currency)
    const total = addMoney(sum, fee)
    const split = { total, processing: fee, platform: kept, tax: nothing }
    return { creatorId, split: { ...split, creator: subtractMoney(sum, kept) } }
  })
  return { whole, shares }
}
