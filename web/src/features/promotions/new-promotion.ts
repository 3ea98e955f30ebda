import type { ContentId, Discount, RequestOf, Routes, TierId } from '@fanfare/contract'
import { PromotionCode } from '@fanfare/contract'
import { type Currency, currencies } from '@fanfare/contract/money'
import { z } from 'zod'
import { amountFrom } from '../../core/format/amount-text.ts'

const empty = z.literal('')
const count = z.union([
  empty,
  z.string().regex(/^[1-9]\d{0,5}$/, 'Enter a whole number, 1 or higher'),
])

/** The text in the form, which becomes the request once all of it is valid. */
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
    subject: z.enum(['contents', 'tiers']),
    periods: z.string(),
    forAll: z.boolean(),
    contents: z.array(z.custom<ContentId>()),
    tiers: z.array(z.custom<TierId>()),
  })
  .superRefine((typed, faults) => {
    const refuse = (path: keyof typeof typed, message: string) =>
      faults.addIssue({ code: 'custom', path: [path], message })
    const { type, percent, amount, startsAt, endsAt, subject, periods, forAll } = typed
    if (type === 'percent' && !/^([1-9]\d?|100)$/.test(percent.trim()))
      refuse('percent', 'Enter a whole number from 1 to 100')
    if (type === 'amount' && !amountFrom(amount)) refuse('amount', 'Enter an amount, like 2.00')
    if (startsAt && endsAt && startsAt >= endsAt)
      refuse('endsAt', 'The end must be after the start')
    if (subject === 'tiers' && !/^([1-9]|1\d|2[0-4])$/.test(periods.trim()))
      refuse('periods', 'Enter a whole number from 1 to 24')
    if (!forAll && typed[subject].length === 0)
      refuse(subject, `Choose at least one ${subject === 'tiers' ? 'tier' : 'post'}`)
  })
export type NewPromotion = z.infer<typeof NewPromotion>

export const blank: NewPromotion = {
  code: '',
  type: 'percent',
  percent: '20',
  amount: '',
  currency: 'USD',
  startsAt: '',
  endsAt: '',
  limit: '',
  perFan: '1',
  subject: 'contents',
  periods: '3',
  forAll: true,
  contents: [],
  tiers: [],
}

const discountOf = ({ type, percent, amount, currency }: NewPromotion): Discount =>
  type === 'percent'
    ? { type, percent: Number(percent) }
    : { type, amount: { amount: amountFrom(amount) ?? 0, currency: currency as Currency } }

const numberFrom = (text: string) => (text ? Number(text) : undefined)
/** The field knows no time zone: what was typed is the creator's own time. */
const instantFrom = (text: string) => (text ? new Date(text).toISOString() : undefined)

/** What was chosen for the other subject meanwhile does not count. */
const subjectOf = ({ subject, periods, forAll, contents, tiers }: NewPromotion) =>
  subject === 'tiers'
    ? { periods: Number(periods), tiers: forAll ? undefined : tiers }
    : { contents: forAll ? undefined : contents }

export const requestOf = (typed: NewPromotion): RequestOf<Routes['createPromotion']> => ({
  body: {
    code: typed.code,
    discount: discountOf(typed),
    startsAt: instantFrom(typed.startsAt),
    endsAt: instantFrom(typed.endsAt),
    limit: numberFrom(typed.limit),
    perFan: numberFrom(typed.perFan),
    ...subjectOf(typed),
  },
})
