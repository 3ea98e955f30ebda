import { z } from 'zod'
import { amountText, currencies, maximumPrice, minimumPrice } from '../money.ts'

export const CurrencyCode = z.enum(currencies)

/** Named apart from the type of the money module, which the first load imports without zod. */
export const MoneyShape = z.object({ amount: z.int().nonnegative(), currency: CurrencyCode })

export const priceTooLow = `Free, or at least ${amountText(minimumPrice)}`
export const priceTooHigh = `At most ${amountText(maximumPrice)}`

export const Price = MoneyShape.extend({
  amount: z.int().min(minimumPrice, priceTooLow).max(maximumPrice, priceTooHigh),
})
