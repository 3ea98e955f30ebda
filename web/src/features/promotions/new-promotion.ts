import type { ContentId, Discount, RequestOf, Routes } from '@fanfare/contract'
import { PromotionCode } from '@fanfare/contract'
import { type Currency, currencies } from '@fanfare/contract/money'
import { z } from 'zod'
import { amountFrom } from '../../app/amount-text.ts'

const empty = z.literal('')
const count = z.union([empty, z.string().regex(/^[1-9]\d{0,5}$/, 'A whole number from 1')])

/** As it stands in the form: text, which becomes the request once all of it is understood. */
export const NewPromotion = z
  .object({
    code: PromotionCode,
    type: z.enum(['percent', 'amount']),
    percent: z.string(),
    amount: z.string(),
    currency: z.enum(currencies),
    startsAt: z.string(),
    endsAt: z.string(),
    limit: count,
    perFan: count,
    forAll: z.boolean(),
  })
  .superRefine(({ type, percent, amount, startsAt, endsAt }, faults) => {
    if (type === 'percent' && !/^([1-9]\d?|100)$/.test(percent.trim())) {
      faults.addIssue({
        code: 'custom',
        path: ['percent'],
        message: 'A whole number from 1 to 100',
      })
    }
    if (type === 'amount' && !amountFrom(amount)) {
      faults.addIssue({
        code: 'custom',
        path: ['amount'],
        message: 'Write an amount, such as 2.00',
      })
    }
    if (startsAt && endsAt && startsAt >= endsAt) {
      faults.addIssue({
        code: 'custom',
        path: ['endsAt'],
        message: 'It would end before it begins',
      })
    }
  })
type NewPromotion = z.infer<typeof NewPromotion>

export const blank: NewPromotion = {
  ...{ code: '', type: 'percent', percent: '20', amount: '', currency: 'USD' },
  ...{ startsAt: '', endsAt: '', limit: '', perFan: '1', forAll: true },
}

const discountOf = ({ type, percent, amount, currency }: NewPromotion): Discount =>
  type === 'percent'
    ? { type, percent: Number(percent) }
    : { type, amount: { amount: amountFrom(amount) ?? 0, currency: currency as Currency } }

const numberFrom = (text: string) => (text ? Number(text) : undefined)
/** The field knows no time zone: what was typed is the creator's own time. */
const instantFrom = (text: string) => (text ? new Date(text).toISOString() : undefined)

export const requestOf = (
  typed: NewPromotion,
  pieces: readonly ContentId[],
): RequestOf<Routes['createPromotion']> => ({
  body: {
    code: typed.code,
    discount: discountOf(typed),
    startsAt: instantFrom(typed.startsAt),
    endsAt: instantFrom(typed.endsAt),
    limit: numberFrom(typed.limit),
    perFan: numberFrom(typed.perFan),
    pieces: typed.forAll ? undefined : [...pieces],
  },
})
