import { z } from 'zod'
import { currencies, maximumPrice, minimumPrice } from '../money.ts'

export const CurrencyCode = z.enum(currencies)

/** Named apart from the type of the money module, which the first load imports without zod. */
export const MoneyShape = z.object({ amount: z.int().nonnegative(), currency: CurrencyCode })

export const Price = MoneyShape.extend({
  amount: z
    .int()
    .min(minimumPrice, 'Free, or at least 2.99')
    .max(maximumPrice, 'At most 10,000.00'),
})
