import { amountAt, type PriceSide, pricesFor } from '@fanfare/contract/asking-price'
import {
  type Currency,
  type Money,
  maximumPrice,
  minimumPrice,
  money,
} from '@fanfare/contract/money'
import { amountFrom } from './amount-text.ts'
import { moneyText } from './money.ts'

/** What somebody typed, and on which side of the price. */
export interface Wanted {
  readonly side: PriceSide
  readonly text: string
}

export interface Read {
  readonly price: Money | null
  readonly fault: string | undefined
  /** Prices that come close, where none comes to what was typed. */
  readonly nearest: readonly Money[]
}

const refused = (fault: string, nearest: readonly Money[] = []): Read => ({
  price: null,
  fault,
  nearest,
})

export const readWanted = ({ side, text }: Wanted, currency: Currency): Read => {
  const amount = amountFrom(text)
  if (amount === null) return refused('Enter an amount, like 9.99')
  const limit = (price: number) =>
    moneyText(money(amountAt(money(price, currency), side), currency))
  const { exact, below, above } = pricesFor(money(amount, currency), side)
  if (exact) return { price: exact, fault: undefined, nearest: [] }
  if (!below) return refused(`Enter ${limit(minimumPrice)} or more, or don’t sell it`)
  if (!above) return refused(`Enter ${limit(maximumPrice)} or less`)
  return refused('No price comes to exactly this', [below, above])
}
