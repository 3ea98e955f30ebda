import { fairYear, TierPrices, type TierView } from '@fanfare/contract'
import { currencies, minimumPrice, money } from '@fanfare/contract/money'
import { z } from 'zod'
import { amountFrom, textFrom } from '../../../core/format/amount-text.ts'

export const priceFields = {
  kind: z.enum(['paid', 'free']),
  price: z.string(),
  /** Empty when it is sold by the month only. */
  yearlyPrice: z.string(),
  currency: z.enum(currencies),
}
const Fields = z.object(priceFields)
export type PriceForm = z.infer<typeof Fields>

/** Nothing while what was typed is no price. */
export const pricesOf = ({ kind, price, yearlyPrice, currency }: PriceForm): TierPrices | null => {
  if (kind === 'free') return { price: money(0, currency), yearlyPrice: null }
  const month = amountFrom(price)
  const year = yearlyPrice.trim() === '' ? null : amountFrom(yearlyPrice)
  if (month === null || (year === null && yearlyPrice.trim() !== '')) return null
  return {
    price: money(month, currency),
    yearlyPrice: year === null ? null : money(year, currency),
  }
}

const Prices = TierPrices.superRefine(fairYear)

/** The contract's own words, at the field they are about. */
export const checkPrices = (typed: PriceForm, faults: z.RefinementCtx) => {
  const refuse = (field: keyof PriceForm, message: string) =>
    faults.addIssue({ code: 'custom', path: [field], message })
  if (typed.kind === 'free') return
  if (amountFrom(typed.price) === null) refuse('price', 'Enter an amount, like 9.99')
  else if (amountFrom(typed.price) === 0)
    refuse('price', `At least ${textFrom(minimumPrice)}, or make it free`)
  const prices = pricesOf(typed)
  if (!prices && amountFrom(typed.price) !== null) {
    refuse('yearlyPrice', 'Enter an amount, like 99.00, or leave it empty')
  }
  for (const { path, message } of Prices.safeParse(prices).error?.issues ?? []) {
    if (path[0] === 'price' || path[0] === 'yearlyPrice') refuse(path[0], message)
  }
}

export const PriceForm = Fields.superRefine(checkPrices)

export const firstPrice: PriceForm = {
  kind: 'paid',
  price: '4.99',
  yearlyPrice: '',
  currency: 'USD',
}

export const priceFormOf = ({ price, yearlyPrice }: TierPrices | TierView): PriceForm => ({
  kind: price.amount === 0 ? 'free' : 'paid',
  price: price.amount === 0 ? firstPrice.price : textFrom(price.amount),
  yearlyPrice: yearlyPrice ? textFrom(yearlyPrice.amount) : '',
  currency: price.currency,
})
